#include "lab/page.h"

#include <fmt/format.h>

namespace turnwright {

namespace {

// Blue and orange are told apart by everybody; nothing is said by colour alone.
constexpr std::string_view kStyle = R"css(
:root { color-scheme: light dark;
  --paper: #fbfaf7; --card: #ffffff; --ink: #1d2127; --soft: #565d66; --line: #d9d6ce;
  --up: #0b63a5; --down: #b04a00; --even: #5f666f; --bar: #0b63a5; --grid: #e7e4dc; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #14171c; --card: #1c2027; --ink: #eceae4; --soft: #a9b0b9; --line: #363c46;
  --up: #6cb6f0; --down: #f39a55; --even: #a9b0b9; --bar: #4d9bd6; --grid: #2a2f38; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
header, main, footer { max-width: 62rem; margin: 0 auto; padding: 0 1.25rem; }
header { padding-top: 2.5rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1.3rem; margin: 0 0 .4rem; }
p { margin: .4rem 0 .8rem; max-width: 46rem; }
.lead { font-size: 1.1rem; }
.soft, footer, caption, figcaption { color: var(--soft); }
nav ul { list-style: none; padding: 0; margin: 1rem 0 0; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; }
a { color: var(--up); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
  padding: 1.4rem 1.5rem; margin: 1.25rem 0; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: .9rem;
  margin: 1.5rem 0 0; padding: 0; list-style: none; }
.facts li { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: .9rem 1.1rem; }
.facts strong { display: block; font-size: 1.45rem; line-height: 1.25; font-variant-numeric: tabular-nums; }
.facts span { color: var(--soft); font-size: .92rem; }
figure { margin: .8rem 0 0; }
figcaption { font-size: .9rem; margin-top: .3rem; }
svg { display: block; width: 100%; height: auto; font: 13px system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
svg text { fill: var(--ink); } svg .tick { fill: var(--soft); font-size: 12px; }
svg .grid { stroke: var(--grid); } svg .axis { stroke: var(--soft); } svg .bar { fill: var(--bar); }
svg .up { stroke: var(--up); fill: var(--up); } svg .down { stroke: var(--down); fill: var(--down); }
svg .even { stroke: var(--even); fill: var(--card); }
svg .median { stroke: var(--down); }
.scroll { overflow-x: auto; position: relative; } .scroll svg { min-width: 40rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .92rem; }
caption { text-align: left; font-size: .9rem; padding: .2rem 0 .4rem; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; font-weight: 600; }
thead th { font-weight: 600; border-bottom-color: var(--soft); vertical-align: bottom; }
.heat { border-collapse: separate; border-spacing: 2px; }
.heat th, .heat td { border: 0; text-align: center; }
.heat tbody th { text-align: left; white-space: nowrap; padding-right: .9rem; }
.heat td { border-radius: 5px; min-width: 4.1rem; padding: .35rem .3rem; line-height: 1.2; }
.heat td b { display: block; font-size: 1.02rem; } .heat td small { font-size: .75rem; }
.heat .none { color: var(--soft); }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.good { color: var(--up); font-weight: 600; } .bad { color: var(--down); font-weight: 600; }
details { margin-top: .9rem; } summary { cursor: pointer; color: var(--up); }
dt { font-weight: 600; margin-top: .5rem; } dd { margin: 0 0 .3rem; max-width: 46rem; }
:focus-visible { outline: 3px solid var(--up); outline-offset: 2px; border-radius: 3px; }
footer { padding-bottom: 3rem; font-size: .9rem; }
@media print { section { break-inside: avoid; } }
)css";

std::string rows_of(const HtmlTable& table) {
  std::string html = "<thead><tr>";
  for (const std::string& cell : table.head) html += "<th scope=\"col\">" + cell + "</th>";
  html += "</tr></thead>\n<tbody>\n";
  for (const auto& row : table.rows) {
    html += "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i)
      html += i == 0 ? "<th scope=\"row\">" + row[i] + "</th>" : "<td>" + row[i] + "</td>";
    html += "</tr>\n";
  }
  return html + "</tbody>";
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      default: safe += c;
    }
  return safe;
}

std::string page(std::string_view title, std::string_view lead, std::string_view body) {
  return fmt::format(R"html(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{0}</title>
<style>{1}</style>
</head>
<body>
<header>
<h1>{0}</h1>
{2}
</header>
<main>
{3}
</main>
<footer><p>Written by Turnwright. The same seed gives the same page.</p></footer>
</body>
</html>
)html",
                     escaped(title), kStyle, lead, body);
}

std::string section(std::string_view id, std::string_view heading, std::string_view html) {
  return fmt::format(
      "<section id=\"{0}\" aria-labelledby=\"{0}-heading\">\n"
      "<h2 id=\"{0}-heading\">{1}</h2>\n{2}\n</section>\n",
      id, escaped(heading), html);
}

std::string facts(const std::vector<Fact>& all) {
  std::string html = "<ul class=\"facts\">\n";
  for (const Fact& one : all)
    html += fmt::format("<li><strong>{}</strong><span>{}</span></li>\n", escaped(one.number),
                        escaped(one.meaning));
  return html + "</ul>\n";
}

std::string table(const HtmlTable& table) {
  return fmt::format(
      "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"{0}\">\n"
      "<table><caption>{0}</caption>\n{1}</table></div>\n",
      escaped(table.caption), rows_of(table));
}

std::string folded_table(const HtmlTable& shown) {
  return "<details><summary>The numbers</summary>\n" + table(shown) + "</details>\n";
}

}  // namespace turnwright
