#!/usr/bin/env python3
"""Makes one card far too strong in a copy of a set, and lets the lab find it.

    tests/overpowered.py build/release/turnwright

`lab compare` must call that card and the decks that have it stronger, and it must be the first of the card-impact table.
A change that changes nothing must not be found. Exit code 1: it is not so.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

CONTENT = pathlib.Path(__file__).resolve().parent.parent / "content"
CARD = "Boiler Rupture"
DECKS = {"The Long Shift", "Sparks and Psalms"}  # that have it
GAMES, FEW_GAMES = 280, 56


def copy_with(folder, before, after):
    """The content with one text in the place of another, in the cards of Technology."""
    shutil.copytree(CONTENT, folder)
    cards = folder / "crowdcontrol" / "cards" / "technology.toml"
    text = cards.read_text(encoding="utf-8")
    if text.count(before) != 1:
        sys.exit(f"overpowered.py: {before!r} is not there once")
    cards.write_text(text.replace(before, after), encoding="utf-8")
    return folder


def compare(binary, after, games, results):
    done = subprocess.run(
        [binary, "lab", "compare", CONTENT, after, "--games", str(games), "--results", results],
        capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"overpowered.py: lab compare fails:\n{done.stderr}")
    return json.loads(results.read_text(encoding="utf-8"))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    wrong = []

    def must(holds, sentence):
        if not holds:
            wrong.append(sentence)

    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        strong = copy_with(folder / "strong", "\nDeal 3 damage to target opposing Place or HQ.\n",
                           "\nDeal 32 damage to target opposing Place or HQ.\n")
        found = compare(sys.argv[1], strong, GAMES, folder / "strong.json")
        cards = {card["name"]: card["change"] for card in found["summary"]["cards"]}
        must(cards == {CARD: "stronger"}, f"of the cards it says {cards}")
        for deck in found["summary"]["contenders"]:
            print(f"{deck['name']:<26}{deck['before']:>6.1f} %{deck['after']:>7.1f} %  {deck['change']}")
            if deck["name"] in DECKS:
                must(deck["change"] == "stronger", f"{deck['name']}: {deck['change']}")
            else:
                must(deck["change"] != "stronger", f"{deck['name']}: {deck['change']}")
        top = found["after"]["summary"]["cards"][0]
        must(top["card"] == CARD, f"{top['card']} has more impact")
        must(top["drawn"]["gain"] > top["drawn"]["margin"], "its gain is not sure")

        # Another text that comes to the same: a new number is no change of the game.
        same = copy_with(folder / "same", 'number = "TE15"\n', 'number = "TE99"\n')
        found = compare(sys.argv[1], same, FEW_GAMES, folder / "same.json")
        for one in found["summary"]["cards"] + found["summary"]["contenders"]:
            must(one["change"] == "no difference found" and one["before"] == one["after"],
                 f"without a change {one['name']} is {one['change']}")
        must(len(found["summary"]["cards"]) == 1, "the changed entry is not named")
    print("\n".join(wrong) if wrong else "found, and nothing else")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
