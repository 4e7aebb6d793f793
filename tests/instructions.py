#!/usr/bin/env python3
"""Instructions per random decision, counted by callgrind, against the budget of each game.

    tests/instructions.py build/release/turnwright

Instructions do not vary between runs, times do. What a run costs besides playing cancels out: the number is
the difference of two runs of different length. Exit code 1: a game is over its budget.
"""

import json
import re
import subprocess
import sys

SHORT_GAMES, LONG_GAMES = (200, 2200), (10, 60)  # so many of them in the two runs
BUDGETS = {
    # A fifth of OpenSpiel's instructions per decision, for the same games.
    "tic_tac_toe": (256, SHORT_GAMES),
    "kuhn_poker": (413, SHORT_GAMES),
    "leduc_poker": (543, SHORT_GAMES),
    "connect_four": (564, SHORT_GAMES),
    "goofspiel": (667, SHORT_GAMES),
    # What these have come down to, and a little room.
    "wtactics": (5000, LONG_GAMES),
    "crowdcontrol": (2600, LONG_GAMES),
    "trts": (3700, LONG_GAMES),
}


def run(binary, game, games):
    """Instructions and decisions of so many random games."""
    done = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null",
         binary, "bench", game, "--playouts", str(games), "--json"],
        capture_output=True, text=True)
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not counted:
        sys.exit(f"instructions.py: {game} does not run under callgrind:\n{done.stderr}")
    return int(counted.group(1)), json.loads(done.stdout)[game]["decisions"]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    worst = 0
    print(f"{'game':<14}{'instructions per decision':>27}{'budget':>8}")
    for game, (budget, (short, long)) in BUDGETS.items():
        few, few_decisions = run(sys.argv[1], game, short)
        many, many_decisions = run(sys.argv[1], game, long)
        cost = (many - few) / (many_decisions - few_decisions)
        worst = max(worst, cost / budget)
        print(f"{game:<14}{cost:>27.1f}{budget:>8}{'  over budget' if cost > budget else ''}")
    return 1 if worst > 1 else 0


if __name__ == "__main__":
    sys.exit(main())
