#!/usr/bin/env python3
"""A bot for Hegemon that plays Sparta, at random; others here play on top of it. Usage: bot.py ADDRESS KEY [TABLE ...]

It sits down at the tables that are named, then plays wherever its own account has a seat.
"""
import json
import random
import sys
import time
import urllib.error
import urllib.request


def call(path, body=None):
    """Asks the server. With a body it is a POST. The answer can be read like a file."""
    address, key = sys.argv[1].rstrip("/"), sys.argv[2]
    headers = {"Authorization": "Bearer " + key, "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    # The server sends at least an empty line every 15 seconds: after 60 it is gone.
    return urllib.request.urlopen(urllib.request.Request(address + path, data, headers), timeout=60)


def play(table, choose, game, moment, answered):
    """Moves if it is our turn. The number of the entry says which position the move answers."""
    if table["game"] != game or table["seat"] not in table["turn"]["seats"]:
        return
    now = moment(table["view"])
    if now is not None and answered.get(table["id"]) == now:  # while others act it is told again
        return
    move = {"entry": table["entry"], "text": choose(table["view"])}
    try:
        call("/api/games/" + table["id"] + "/moves", move)
        answered[table["id"]] = now
        print(table["id"], table["seat"], move["text"], flush=True)
    except urllib.error.HTTPError as refused:
        if refused.code != 409:  # 409: somebody acted meanwhile, and the next line tells
            print("refused:", json.load(refused).get("message"), flush=True)


def run(choose, game="sparta", moment=lambda view: None):
    """Plays for ever: choose gets the view of a table and gives one of its moves. Where several act at once, moment
    says what is answered once, such as a month."""
    if len(sys.argv) < 3:
        sys.exit("usage: " + sys.argv[0] + " ADDRESS KEY [TABLE ...]")
    answered = {}
    for name in sys.argv[3:]:
        try:
            call("/api/games/" + name + "/join", {})
        except urllib.error.HTTPError as refused:  # such as: it sits there already
            print(name, refused.code, json.load(refused).get("message"), flush=True)
    while True:
        try:
            for line in call("/api/me/events"):
                if line.strip():
                    play(json.loads(line), choose, game, moment, answered)
        except urllib.error.HTTPError as refused:
            if refused.code == 401:
                sys.exit("the key is not valid (any more): make a new one on your account page")
            print("the server says", refused.code, flush=True)
        except OSError as lost:
            print("lost the server, coming back:", lost, flush=True)
        time.sleep(1)


if __name__ == "__main__":
    run(lambda view: random.choice(view["moves"]))
