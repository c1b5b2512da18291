#!/usr/bin/env python3
"""A ruler in PYGMA-ISIS who feeds his people. Usage: ruler.py ADDRESS KEY

Each month every own field brings what lacks most (PI-21, PI-22); nothing else is ordered.
"""
import re

from bot import run

GOODS = "Getreide Früchte Vieh Gewürze Wein Holz Stein Erze Stoff Kultur".split()

# PI-21, T5: what each kind of land can bring, and how well.
LAND = {
    "PLAIN": "Getreide3 Früchte2 Vieh2 Gewürze1 Stoff2 Kultur1",
    "HILLS": "Getreide1 Früchte2 Vieh1 Gewürze1 Wein3 Stein1 Erze2 Stoff1 Kultur1",
    "WOODED_HILLS": "Früchte2 Vieh1 Holz2 Stein1 Erze1 Kultur1",
    "MOUNTAINS": "Vieh1 Gewürze1 Wein1 Stein3 Erze3 Stoff1 Kultur1",
    "LIGHT_FOREST": "Früchte1 Vieh2 Holz2 Kultur1",
    "DEEP_FOREST": "Früchte1 Vieh1 Holz3 Kultur1",
    "GRASSLAND": "Getreide2 Vieh2 Stoff3 Kultur1",
}
LAND["OASIS"] = LAND["PLATEAU"] = LAND["PLAIN"]


def found(tree, *keys):
    """All objects in a tree of values that have these keys, in order."""
    if isinstance(tree, dict):
        if all(key in tree for key in keys):
            yield tree
        for value in tree.values():
            yield from found(value, *keys)
    elif isinstance(tree, list):
        for value in tree:
            yield from found(value, *keys)


def best(can, place, lack):
    """A place is worth 3, 2 or 1, no more than the land allows: there stands what lacks most."""
    good = max(can, key=lambda each: min(place, can[each]) * max(0, lack[each]))
    lack[good] -= place  # or a little less, on poor land
    return good


def sheet(view):
    """The sheet for the month that is awaited."""
    needs = [each["need"] for each in found(view, "need")]
    lack, realm = dict(zip(GOODS, needs)), view["report"]["realm"]
    lines = []
    for spot in found(view, "at", "column", "terrain", "owner"):
        land = LAND.get(spot["terrain"])
        if land is None or spot["owner"] != realm:
            continue
        can = {good: int(points) for good, points in re.findall(r"([^\d ]+)(\d)", land)}
        goods = [best(can, place, lack) for place in (3, 2, 1)]
        lines.append("PRODUKTION " + " ".join([spot["at"], *goods]))
    return "\n".join(lines)


if __name__ == "__main__":
    run(sheet, "pygma", lambda view: str(view["report"]["awaited"]))
