#!/usr/bin/env python3
"""300: Earth & Water alone against PERS.IA, by rules of thumb. Usage: solo.py ADDRESS KEY

Buy some cards, then as many armies as can be fed; attack where the odds are three to one, best where Persia holds the
city; leave Athens and Sparta to nobody; react where one may; else keep cards and do no harm to oneself.
"""
from bot import run


def chance(choice, view):
    """How likely the attacker wins what this movement leads to; 1 where nobody defends."""
    for battle in view["battles"]:
        if battle["card"] == 0 and all(battle[a] == choice[b] for a, b in (("at", "to"), ("fleets", "fleets"), ("armies", "armies"))):
            return battle["fights"][-1]["attackerWins"]
    return 1


def worth(choice, view):
    """Each rule of thumb is a number: the highest is played."""
    kind, move = choice["kind"], choice["move"]
    if kind == "raise":  # no more than can be fed
        hungry = any(loss["side"] == "Greece" for loss in view["reckoned"]["losses"])
        return 0 if hungry else 8 if "army" in move else 6
    if kind == "buy":
        return 5 + min(int(move.split(" ")[1]), 3)
    if kind in ("march", "sail"):
        odds = chance(choice, view)
        if odds < 0.75:
            return -10
        theirs = any(city["name"] == choice["to"] and city["control"] == "Persia" for city in view["cities"])
        home = 3 if choice["from"] in ("Athenai", "Sparta") else 0
        return 4 + 4 * odds + (5 + 0.3 * choice["armies"] if theirs else 0) - home
    if kind == "play":
        return 6 if move.endswith("move") else 5
    return {"react": 7, "stay": 2, "pass": 1, "done": 1, "decline": 1}.get(kind, 0)


if __name__ == "__main__":
    run(lambda view: max(view["choices"], key=lambda choice: worth(choice, view))["move"], "earthwater")
