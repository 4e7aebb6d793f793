#include "games/crowdcontrol/content.h"

#include "engine/hash.h"

namespace turnwright::crowdcontrol {
namespace {

using language::Diagnostics;
using language::SourceText;

std::uint64_t add_to_hash(std::uint64_t hash, std::string_view text) {
  return hash_bytes(std::as_bytes(std::span(text)), hash);
}

}  // namespace

Result<SharedContent, Diagnostics> load_content(std::span<const ContentFile> files) {
  CardTexts texts;
  SourceText constants;
  std::vector<SourceText> decks;
  std::uint64_t hash = 0;
  for (const ContentFile& file : files) {
    const SourceText source{std::string(file.path), std::string(file.text)};
    if (file.path == "crowdcontrol/phrases.en") {
      texts.phrases = source;
    } else if (file.path == "crowdcontrol/tags.toml") {
      texts.tags = source;
    } else if (file.path == "crowdcontrol/constants.toml") {
      constants = source;
    } else if (file.path.starts_with("crowdcontrol/cards/")) {
      texts.cards.push_back(source);
    } else if (file.path.starts_with("crowdcontrol/decks/")) {
      decks.push_back(source);
    } else {
      continue;
    }
    hash = add_to_hash(add_to_hash(hash, file.path), file.text);
  }
  auto set = load_cards(texts);
  if (!set) return Failure{set.error()};
  const auto numbers = load_constants(constants);
  if (!numbers) return Failure{numbers.error()};
  auto ready = load_decks(*set, *numbers, decks);
  if (!ready) return Failure{ready.error()};
  Code code = compile(*set);
  return SharedContent(std::make_shared<Content>(Content{
      std::move(texts), *std::move(set), *numbers, *std::move(ready), std::move(code), hash}));
}

SharedContent shipped_content() {
  static const SharedContent kContent = [] {
    auto content = load_content(all_content());
    CHECK(content.ok(), "the shipped content has a mistake (turnwright check content tells)");
    return *content;
  }();
  return kContent;
}

Result<SharedContent, Diagnostics> with_cards(const Content& content, const SourceText& more) {
  CardTexts texts = content.texts;
  texts.newer.push_back(more);
  auto set = load_cards(texts);
  if (!set) return Failure{set.error()};
  Code code = compile(*set);
  return SharedContent(
      std::make_shared<Content>(Content{std::move(texts), *std::move(set), content.constants,
                                        content.decks, std::move(code), content.hash}));
}

}  // namespace turnwright::crowdcontrol
