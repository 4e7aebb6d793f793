// Opens a report of the lab from disk, as a person does, and looks for what must not be: errors, anything from the
// network, what cannot be read by everybody, a page wider than a small screen.
//
//   node report.mjs FILE.html [FOLDER FOR SCREENSHOTS]
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const [file, pictures] = process.argv.slice(2);
const page_url = pathToFileURL(resolve(file)).href;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const wrong = [];

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const colorScheme of ["light", "dark"]) {
  for (const width of [1100, 390]) {
    const where = `${colorScheme}, ${width} wide`;
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 }, offline: true });
    const page = await context.newPage();
    page.on("console", (said) => {
      if (["error", "warning"].includes(said.type())) wrong.push(`${where}: ${said.text()}`);
    });
    page.on("pageerror", (error) => wrong.push(`${where}: ${error.message}`));
    page.on("request", (request) => {
      if (request.url() !== page_url) wrong.push(`${where}: asks for ${request.url()}`);
    });
    await page.goto(page_url);
    if (pictures)
      await page.screenshot({ path: join(pictures, `${basename(file, ".html")}-${colorScheme}-${width}.png`), fullPage: true });

    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (overflow > 0) wrong.push(`${where}: ${overflow} pixels too wide`);
    // The page lets nothing run; this asks the browser to evaluate the checker from outside.
    await page.evaluate(() => { for (const one of document.querySelectorAll("details")) one.open = true; });
    await page.evaluate(axe);
    const found = await page.evaluate(() => globalThis.axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    }));
    for (const violation of found.violations)
      wrong.push(`${where}: ${violation.id}: ${violation.help}\n    ${violation.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join("\n    ")}`);
    if (found.passes.length < 10) wrong.push(`${where}: only ${found.passes.length} rules were checked`);
    await context.close();
  }
}
await browser.close();
console.log(wrong.length === 0 ? "nothing wrong" : wrong.join("\n"));
process.exit(wrong.length === 0 ? 0 : 1);
