#include "games/crowdcontrol/content.h"

namespace turnwright::crowdcontrol {

using language::Diagnostics;
using language::SourceText;

Result<SharedContent, Diagnostics> load_content(std::span<const ContentFile> files) {
  const GameFiles mine("crowdcontrol", files);
  CardTexts texts = texts_of(mine);
  auto set = load_cards(texts);
  if (!set) return Failure{set.error()};
  const auto numbers = load_constants(mine.file("constants.toml"));
  if (!numbers) return Failure{numbers.error()};
  auto ready = load_decks(*set, *numbers, mine.folder("decks"));
  if (!ready) return Failure{ready.error()};
  Code code = compile(*set);
  return SharedContent(
      std::make_shared<Content>(Content{std::move(texts), *std::move(set), *numbers,
                                        *std::move(ready), std::move(code), mine.hash()}));
}

SharedContent shipped_content() {
  static const SharedContent kContent = must_load(load_content(all_content()));
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
