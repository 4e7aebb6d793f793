#include "engine/text.h"

#include "tests/test.h"

namespace turnwright {
namespace {

using Words = std::vector<std::string_view>;

TEST_CASE("a text names seats by the players' names") {
  std::string out;
  const Names names{"Ann", "Bob"};
  Text text(out, names);
  text << text.name(1) << ' ' << 3 << " of " << std::uint8_t{65} << ", " << text.name(2);
  EXPECT(out == "Bob 3 of 65, nobody");
  EXPECT(text.seats() == 2);
}

TEST_CASE("resignations are told alike everywhere") {
  const auto said = [](SeatMask seats) {
    std::string out;
    const Names names{"Ann", "Bob", "Cat"};
    Text text(out, names);
    tell_resigned(seats, text);
    return out;
  };
  EXPECT(said(0b010) == "Bob resigns");
  EXPECT(said(0b101) == "Ann and Cat resign");
}

TEST_CASE("texts are trimmed and split") {
  EXPECT(trimmed(" \t a b\r\n") == "a b");
  EXPECT(trimmed(" \n ").empty());
  EXPECT(split("a,,b", ',') == Words{"a", "", "b"});
  EXPECT(split("", ',') == Words{""});
  EXPECT(split_words("  a  b\tc ") == Words{"a", "b", "c"});
  EXPECT(split_words(" ").empty());
}

TEST_CASE("a word is found only as a whole") {
  EXPECT(after_word("bid 7", "bid") == "7");
  EXPECT(after_word(" bid ", "bid") == "");
  EXPECT(after_word("known cards  1, 2", "known cards") == "1, 2");
  EXPECT_FALSE(after_word("bids 7", "bid").has_value());
  EXPECT_FALSE(after_word("bi", "bid").has_value());
  EXPECT_FALSE(after_word("bid", "").has_value());
}

TEST_CASE("numbers are read whole or not at all") {
  EXPECT(to_number("-12") == -12);
  for (std::string_view wrong : {"", "1 ", " 1", "1x", "x", "+1", "99999999999999999999"})
    EXPECT_FALSE(to_number(wrong).has_value());
}

TEST_CASE("what is quoted stays on one line") {
  EXPECT(quoted("a\nb\x7f") == "\"a?b?\"");
  EXPECT(quoted(std::string(60, 'x')) == "\"" + std::string(60, 'x') + "\"");
  EXPECT(quoted(std::string(61, 'x')) == "\"" + std::string(60, 'x') + "…\"");
}

TEST_CASE("a near word is offered, a far one is not") {
  const Words known{"goofspiel", "kuhn_poker", ""};
  EXPECT(did_you_mean("gofspiel", known) == "; did you mean \"goofspiel\"?");
  EXPECT(did_you_mean("kuhn", known) == "");
  EXPECT(did_you_mean("chess", known) == "");
  EXPECT(did_you_mean(std::string(65, 'g'), known) == "");
}

}  // namespace
}  // namespace turnwright
