#!/usr/bin/env python3
"""Sparta by search: one's own move, then the best answer to it. Usage: sparta.py ADDRESS KEY [TABLE ...]

Each move is tried on a board of our own by docs/rules/sparta.md; of the dozen that look best at once, the one is played
whose best answer leaves us best off.
"""
from bot import run

AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
PROMISING = 12


def square(name):
    return "abcdefghij".index(name[0]), int(name[1:]) - 1


def read(view):
    """Pieces as {square: (side, hero)}, cities as {square: side}, and whose turn it is."""
    pieces = {square(p["square"]): (p["side"], p["kind"] == "hero") for p in view["pieces"]}
    return pieces, {square(c["square"]): c["owner"] for c in view["cities"]}, view["toMove"]


def moves(pieces, cities, side):
    """SP-3 and SP-5: up to two steps over free squares, a hero three; or a promotion in place."""
    for start, (owner, hero) in pieces.items():
        if owner != side:
            continue
        if not hero and cities.get(start) == side:
            yield start, start
        seen, edge = {start}, [start]
        for _ in range(3 if hero else 2):
            edge = [(x + dx, y + dy) for x, y in edge for dx, dy in AROUND]
            edge = [s for s in edge if 0 <= s[0] < 10 and 0 <= s[1] < 10 and s not in pieces and s not in seen]
            seen.update(edge)
            edge = list(dict.fromkeys(edge))
        seen.discard(start)
        for end in sorted(seen):
            yield start, end


def played(pieces, cities, move):
    """SP-4: the city first, then all that is enclosed goes at once."""
    pieces, cities = dict(pieces), cities
    side, hero = pieces.pop(move[0])
    if move[1] in cities:
        hero = hero or cities[move[1]] == side
        cities = {**cities, move[1]: side}
    pieces[move[1]] = (side, hero)
    gone = set()
    for (x, y), (owner, _) in pieces.items():
        for dx, dy in AROUND:
            row, (i, j) = [], (x + dx, y + dy)
            while (i, j) in pieces and pieces[i, j][0] != owner:
                row.append((i, j))
                i, j = i + dx, j + dy
            if row and (i, j) in pieces:
                gone.update(row)
    return {s: p for s, p in pieces.items() if s not in gone}, cities


def worth(pieces, cities, side):
    """Pieces first, then heroes, then cities, of which all eight win; then how near each piece is to what it wants."""
    total = sum(3 if owner == side else -3 for owner in cities.values())
    for (x, y), (owner, hero) in pieces.items():
        wanted = [c for c, of in cities.items() if (of != owner) == hero]  # a fighter wants to become a hero
        way = min((max(abs(x - i), abs(y - j)) for i, j in wanted), default=0)
        total += (10 + 4 * hero - 0.2 * way) * (1 if owner == side else -1)
    return total


def choose(view):
    pieces, cities, side = read(view)
    if view["moves"] == ["pass"]:
        return "pass"
    other = "North" if side == "South" else "South"
    tried = {}
    for text in view["moves"]:
        start, _, end = text.replace("=H", "-").partition("-")
        tried[text] = played(pieces, cities, (square(start), square(end or start)))
    best = sorted(tried, key=lambda text: -worth(*tried[text], side))[:PROMISING]

    def after_answer(text):
        board = tried[text]
        return min((worth(*played(*board, answer), side) for answer in moves(*board, other)), default=1000)

    return max(best, key=after_answer)


if __name__ == "__main__":
    run(choose)
