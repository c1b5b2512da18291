/**
 * What a program needs to play here: others in this folder play on top of it. Needs Node from 20 on and nothing else.
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

/** The lines of an answer as they come. */
async function* lines(answer) {
  let text = "";
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const parts = (text + part).split("\n");
    text = parts.pop();
    yield* parts.filter((line) => line.trim());
  }
}

/**
 * Plays for ever, wherever its own account has a seat.
 *
 * @param {string} game
 * @param {(view: any) => string} choose gives a move
 * @param {(view: any) => string} [moment] where several act at once: what is answered once, such as a month
 */
export async function run(game, choose, moment) {
  const answered = new Map();
  for (;;) {
    try {
      const events = await call("/api/me/events");
      if (events.status === 401) {
        process.exitCode = 1;
        return console.error("the key is not valid (any more): make a new one on your account page");
      }
      if (!events.ok) throw new Error(`it says ${events.status}`);
      for await (const line of lines(events)) {
        const table = JSON.parse(line);
        const now = moment && moment(table.view);
        if (table.game !== game || !table.turn.seats.includes(table.seat) || (now && answered.get(table.id) === now)) continue;
        const text = choose(table.view);
        const answer = await call(`/api/games/${table.id}/moves`, { entry: table.entry, text });
        if (answer.ok) answered.set(table.id, now);
        console.log(table.seat, text.split("\n")[0], answer.status); // 409: somebody acted meanwhile, and the next line tells
      }
    } catch (lost) {
      console.log("lost the server, coming back:", String(lost.message));
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}
