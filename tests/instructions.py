#!/usr/bin/env python3
"""Instructions per random decision, and per simulation of a search, counted by callgrind, against budgets.

    tests/instructions.py build/release/turnwright

Instructions do not vary between runs, times do. What a run costs besides playing cancels out: the number is
the difference of two runs of different length. Exit code 1: something is over its budget.
"""

import json
import re
import subprocess
import sys

SHORT_GAMES, LONG_GAMES = (200, 2200), (10, 60)  # so many of them in the two runs
DECISIONS = [
    # A fifth of OpenSpiel's instructions per decision, for the same games.
    ("tic_tac_toe", SHORT_GAMES, 256),
    ("kuhn_poker", SHORT_GAMES, 413),
    ("leduc_poker", SHORT_GAMES, 543),
    ("connect_four", SHORT_GAMES, 564),
    ("goofspiel", SHORT_GAMES, 667),
    # What these have come down to, and a little room.
    ("wtactics", LONG_GAMES, 5000),
    ("crowdcontrol", LONG_GAMES, 2600),
    ("trts", LONG_GAMES, 3700),
]
# A fifth of OpenSpiel's IS-MCTS: 1,000 simulations from the first decision, one random rollout each.
SEARCHES = [
    ("kuhn_poker", [], 1585),
    ("leduc_poker", [], 6935),
    ("goofspiel", ["cards=4", "prizes=descending", "reveal=winner"], 11000),
    ("goofspiel", ["cards=13", "reveal=winner"], 32800),
]


def run(binary, game, *arguments):
    """Instructions of a run, and what it says it has done."""
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
         binary, "bench", game, "--json", *arguments],
        capture_output=True, text=True)
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not counted:
        sys.exit(f"instructions.py: {game} does not run under callgrind:\n{done.stderr}")
    return int(counted.group(1)), json.loads(done.stdout)[game]


def cost(binary, game, option, counts, unit, settings=()):
    """Instructions per `unit` between a run with so many and one with more."""
    chosen = [word for setting in settings for word in ("--set", setting)]
    (few, before), (many, after) = (
        run(binary, game, option, str(count), *chosen) for count in counts)
    return (many - few) / (after[unit] - before[unit])


def report(name, per, budget):
    print(f"{name:<50}{per:>13.1f}{budget:>9}{'  over budget' if per > budget else ''}")
    return per > budget


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    binary, over = sys.argv[1], 0
    print(f"{'instructions per decision':<50}{'':>13}{'budget':>9}")
    for game, counts, budget in DECISIONS:
        over += report(game, cost(binary, game, "--playouts", counts, "decisions"), budget)
    print("per simulation")
    for game, settings, budget in SEARCHES:
        per = cost(binary, game, "--searches", (2, 12), "simulations", settings)
        over += report(" ".join([game, *settings]), per, budget)
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
