import { look, post } from "./post.js";
import { remember, rememberedJson } from "./storage.js";
import { openStream } from "./stream.js";

/** What a machine between us and the server answers in its place. */
const AWAY = [502, 503, 504];
const STALE = 409;
/** How long a move may be on its way, and how long it waits before it is sent again. */
const PATIENCE = 10_000;
const AGAIN = 3_000;
/** How often a proposal, its answer or a resignation is sent before its player must say it again. */
const TRIES = 5;

/**
 * A table with what is new: the parts that changed, the entries that came after those `told`, without what is `gone`.
 *
 * @param {House.Table} table
 * @param {House.News} news
 * @returns {House.Table}
 */
export function withNews(table, { log, told, gone, ...changed }) {
  const later = { ...table, ...changed, log: [...table.log.slice(0, told), ...log] };
  for (const part of gone) Reflect.deleteProperty(later, part);
  return later;
}

/**
 * A table of the server, kept up to date. Fires `table` whenever there is news, `done` when an action got through,
 * `refused` with the server's sentence when it did not, and `connection` with `{open}`. A move that cannot be sent is
 * kept and sent again, also after the page was opened anew: `waiting` tells its text, or null when it is gone, and
 * `withdrawn`, with the text, that the game went on without it.
 *
 * Every action names the entry it answers: a stale or repeated one changes nothing.
 */
export class LiveTable extends EventTarget {
  #base;
  /** @type {ReturnType<typeof openStream> | undefined} */
  #stream;
  #lifted = "";
  #said = 0;
  /**
   * What the stream has told: its news are added to this, whatever an answer has brought meanwhile.
   *
   * @type {House.Table}
   */
  #told = /** @type {any} */ (null);

  /** @param {string} id */
  constructor(id) {
    super();
    this.#base = `/api/games/${encodeURIComponent(id)}`;
    /** @type {House.Table<any>} there is none before the first has come */
    this.table = /** @type {any} */ (null);
  }

  /** Listens, and comes back after any break; the first thing told then is the whole table. */
  open() {
    this.#stream?.close();
    this.#stream = openStream(`${this.#base}/live?news${this.#lift.replace("?", "&")}`, {
      hear: { table: (table) => this.#hear(table), news: (news) => this.#hear(withNews(this.#told, news)), closed: () => location.reload() },
      connection: (open) => this.#connection(open),
    });
  }

  /**
   * Who holds the screen now: only then is that seat's view sent. Nobody, when the curtain falls again.
   *
   * @param {string} seat
   */
  lift(seat) {
    this.#lifted = seat;
    this.open();
  }

  get #lift() {
    return this.#lifted ? `?lift=${encodeURIComponent(this.#lifted)}` : "";
  }

  /**
   * Plays a move; true if it was done. While the server is out of reach the move waits.
   *
   * @param {string} text
   */
  async move(text) {
    return this.#deliver({ entry: this.table.entry, text }, false);
  }

  /**
   * @param {{ entry: number, text: string }} sent
   * @param {boolean} late whether it has been waiting
   */
  async #deliver(sent, late) {
    for (let waited = late; ; waited = true) {
      try {
        const done = await this.#send("moves", sent, { patience: PATIENCE, late: waited });
        if (waited) this.#wait(null);
        return done;
      } catch {
        this.#wait(sent);
        await this.#line();
      }
    }
  }

  /** @param {{ entry: number, text: string } | null} sent what waits, or nothing any more */
  #wait(sent) {
    remember(this.#unsent, sent && JSON.stringify(sent));
    this.#fire("waiting", { text: sent?.text ?? null });
  }

  get #unsent() {
    return `unsent ${this.#base}`;
  }

  /** Until the line seems to be back, or it is time to try again. */
  async #line() {
    const back = new AbortController();
    await new Promise((resolve) => {
      const once = { signal: back.signal };
      this.addEventListener("connection", (event) => /** @type {CustomEvent} */ (event).detail.open && resolve(null), once);
      globalThis.addEventListener?.("online", resolve, once);
      setTimeout(resolve, AGAIN);
    });
    back.abort();
  }

  takeBack() {
    return this.#insist("takeback", {});
  }

  /**
   * Proposes a `draw` or a `takeback`, agrees to the same proposal of the other player, or says `decline`.
   *
   * @param {string} text
   */
  offer(text) {
    return this.#insist("offers", { text });
  }

  resign() {
    return this.#insist("resign", {});
  }

  /**
   * Does what may be said twice, since the entry makes it safe, and says it again when the line is back. The last one counts:
   * whoever touches something else meanwhile has changed their mind.
   *
   * @param {string} action
   * @param {object} body
   */
  async #insist(action, body) {
    const sent = { entry: this.table.entry, ...body };
    const turn = ++this.#said;
    for (let tries = 1; ; tries++) {
      try {
        return await this.#send(action, sent, { patience: PATIENCE, again: tries > 1 });
      } catch {
        this.#fire("refused", { status: 0 });
        if (tries === TRIES) return false;
        await this.#line();
        if (turn !== this.#said) return false;
      }
    }
  }

  /** Looks at the table now, without waiting for news. */
  async look() {
    const lifted = this.#lifted;
    const table = await look(`${this.#base}${this.#lift}`);
    if (table) this.#arriveFor(lifted, table);
  }

  /**
   * Does something at the table; true if it was done.
   *
   * @param {string} action
   * @param {object} body
   * @param {string} [base] where else than at the table itself
   */
  async act(action, body, base = this.#base) {
    try {
      return await this.#send(action, { entry: this.table.entry, ...body }, { base });
    } catch {
      this.#fire("refused", { status: 0 });
      return false;
    }
  }

  /**
   * @param {string} action
   * @param {object} body
   * @param {{ base?: string, patience?: number, late?: boolean, again?: boolean }} how `again`: the answer to the same may have
   *   been lost, so that what is stale now may well have been done; the table shows it
   */
  async #send(action, body, { base = this.#base, patience, late = false, again = false }) {
    const lifted = this.#lifted;
    const options = patience ? { signal: AbortSignal.timeout(patience) } : {};
    const response = await post(`${base}/${action}${this.#lift}`, body, options);
    const answer = await response.json().catch(() => ({}));
    if (AWAY.includes(response.status) && !answer.message) throw new Error("the server is away");
    if (answer.table) this.#arriveFor(lifted, answer.table);
    const { status } = response;
    if (response.ok || (again && status === STALE)) this.#fire("done", {});
    else if (late && status === STALE) this.#fire("withdrawn", body);
    else this.#fire("refused", { message: answer.message, rule: answer.rule, status });
    return response.ok;
  }

  /**
   * Meanwhile another player may have taken the screen: what was asked for somebody else would let the curtain fall again.
   *
   * @param {string} lifted
   * @param {House.Table} table
   */
  #arriveFor(lifted, table) {
    if (lifted === this.#lifted) this.#arrive(table);
  }

  /** @param {House.Table} table */
  #hear(table) {
    this.#told = table;
    this.#arrive(table);
  }

  /** @param {House.Table} table */
  #arrive(table) {
    // An answer may overtake the stream or come after it: never go back to an older state.
    if (this.table && (table.entry < this.table.entry || table.changes < this.table.changes)) return;
    const kept = this.table ? null : rememberedJson(this.#unsent, null);
    this.table = table;
    this.#fire("table", table);
    if (kept) void this.#deliver(kept, true);
    if (table.covered && this.#lifted) this.lift("");
  }

  /** @param {boolean} open */
  #connection(open) {
    this.#fire("connection", { open });
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  #fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
