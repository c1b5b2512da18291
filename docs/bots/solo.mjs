#!/usr/bin/env node
/**
 * 300: Earth & Water alone against PERS.IA, by rules of thumb: node solo.mjs ADDRESS KEY
 *
 * Plays at every table of this game at which its own account sits. Needs Node from 20 on and nothing else.
 */
const [address = "", key] = process.argv.slice(2).map((word) => word.replace(/\/+$/, ""));
if (!key) {
  console.error(`usage: node ${process.argv[1]} ADDRESS KEY`);
  process.exit(2);
}

/** @param {string} path @param {object} [body] with one it is a POST */
const call = (path, body) =>
  fetch(address + path, {
    method: body ? "POST" : "GET",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });

/** How likely the attacker wins what this movement leads to; 1 where nobody defends. */
function chance(choice, view) {
  const battle = view.battles.find((it) => it.at === choice.to && it.fleets === choice.fleets && it.armies === choice.armies && it.card === 0);
  return battle ? battle.fights.at(-1).attackerWins : 1;
}

/** Does this city bring points to us if we take it? */
const isTheirs = (name, view) => view.cities.some((it) => it.name === name && it.control === "Persia");

/**
 * Rules of thumb, each a number: the highest is played.
 * Buy some cards, then as many armies as can be fed; attack where the odds are three to one, best where Persia holds the city; leave Athens and Sparta
 * to nobody; react where one may; else keep cards and do no harm to oneself.
 */
function worth(choice, view) {
  switch (choice.kind) {
    case "raise": // no more than can be fed
      return view.reckoned.losses.some((it) => it.side === "Greece") ? 0 : choice.move.includes("army") ? 8 : 6;
    case "buy":
      return 5 + Math.min(Number(choice.move.split(" ")[1]), 3);
    case "march":
    case "sail": {
      const odds = chance(choice, view);
      if (odds < 0.75) return -10;
      const home = ["Athenai", "Sparta"].includes(choice.from) ? 3 : 0;
      return 4 + 4 * odds + (isTheirs(choice.to, view) ? 5 + 0.3 * choice.armies : 0) - home;
    }
    case "react":
      return 7;
    case "play":
      return choice.move.endsWith("move") ? 6 : 5;
    case "stay":
      return 2;
    case "pass":
    case "done":
    case "decline":
      return 1;
    default:
      return 0;
  }
}

/** Moves if it is our turn. The number of the entry says which position the move answers. */
async function play(table) {
  if (table.game !== "earthwater" || !table.turn.seats.includes(table.seat)) return;
  const choices = table.view.choices;
  if (choices.length === 0) return;
  const best = choices.reduce((one, other) => (worth(other, table.view) > worth(one, table.view) ? other : one));
  const answer = await call(`/api/games/${table.id}/moves`, { entry: table.entry, text: best.move });
  console.log(table.seat, best.move, answer.status); // 409: somebody acted meanwhile, and the next line tells
}

for (;;) {
  try {
    const events = await call("/api/me/events");
    if (events.status === 401) throw Object.assign(new Error("the key is not valid (any more): make a new one on your account page"), { last: true });
    if (!events.ok) throw new Error(`the server says ${events.status}`);
    let text = "";
    for await (const part of events.body.pipeThrough(new TextDecoderStream())) {
      const lines = (text + part).split("\n");
      text = lines.pop();
      for (const line of lines) if (line.trim()) await play(JSON.parse(line));
    }
  } catch (lost) {
    console.log(String(lost.message));
    if (lost.last) process.exit(1);
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
}
