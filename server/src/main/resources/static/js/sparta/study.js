import { html, nothing, render } from "lit";
import { copy } from "../invitation.js";
import { part } from "../parts.js";
import { ask } from "../post.js";

/** Several boards, kept under an address for whoever has it to read. */
export class Study {
  /** @type {Sparta.Annotated[]} */
  boards = [];
  shown = 0;
  /** Whether something was written that is not kept. */
  changed = false;

  /**
   * @param {HTMLElement} page
   * @param {Say} say
   * @param {{ open: (board: number, boards: Sparta.Annotated[]) => unknown, entitle: (title: string) => void, written: () => Sparta.Annotated, attempt: (deed: () => unknown) => unknown }} house
   */
  constructor(page, say, { open, entitle, written, attempt }) {
    this.say = say;
    this.open = open;
    this.entitle = entitle;
    this.written = written;
    this.id = page.dataset.study ?? "";
    this.version = Number(page.dataset.version ?? 0);
    this.name = part("study-name", HTMLInputElement, page);
    this.title = part("board-title", HTMLInputElement, page);
    this.title.addEventListener("change", () => this.#entitle());
    part("board-add", HTMLElement, page).addEventListener("click", () => this.#add());
    part("board-remove", HTMLElement, page).addEventListener("click", () => this.#remove());
    part("keep", HTMLElement, page).addEventListener("click", () => attempt(() => this.#keep()));
    const sure = part("ask-forget", HTMLDialogElement, page);
    part("forget", HTMLElement, page).addEventListener("click", () => sure.showModal());
    sure.addEventListener("close", () => {
      if (sure.returnValue === "yes") void attempt(() => this.#forget());
      sure.returnValue = "";
    });
    part("copy-study", HTMLElement, page).addEventListener("click", () => copy(part("study-link", HTMLInputElement, page), part("study-state"), say("copied")));
    addEventListener("beforeunload", (event) => this.changed && event.preventDefault());
    this.panel();
  }

  /** All boards, with what is on the page now. */
  all() {
    return this.boards.map((board, index) => (index === this.shown ? this.written() : board));
  }

  /**
   * These are the boards, and that one is on the page.
   *
   * @param {Sparta.Annotated[]} boards
   * @param {number} shown
   */
  hold(boards, shown) {
    this.boards = boards;
    this.shown = shown;
    this.panel();
  }

  touch() {
    this.changed = true;
    part("study-state").textContent = "";
  }

  panel() {
    const title = (/** @type {Sparta.Annotated} */ { event, south, north }, /** @type {number} */ index) =>
      [event, south === "?" && north === "?" ? "" : `${south} – ${north}`].filter((it) => it && it !== "?").join(": ") || this.say("board", index + 1);
    render(
      this.boards.map((board, index) => html`<li><button type="button" class="button quiet" aria-current=${index === this.shown ? "true" : nothing} @click=${() => this.open(index, this.all())}>${title(board, index)}</button></li>`),
      part("boards"),
    );
    this.title.value = (this.boards[this.shown]?.event ?? "?").replace(/^\?$/, "");
    part("board-remove", HTMLButtonElement).disabled = this.boards.length < 2;
    part("forget").hidden = this.version === 0;
    if (this.version > 0) part("keep").textContent = this.say("keep");
    part("study-link-place").hidden = !this.id;
    part("study-link", HTMLInputElement).value = this.id ? `${location.origin}/sparta/studies/${this.id}` : "";
  }

  #entitle() {
    this.entitle(this.title.value.trim() || "?");
    this.boards = this.all();
    this.touch();
    this.panel();
  }

  /** A board that begins as the one that is shown. */
  #add() {
    const { setup } = this.written();
    this.touch();
    this.open(this.boards.length, [...this.all(), { event: "?", date: "?", south: "?", north: "?", setup, result: "*", turns: [] }]);
  }

  #remove() {
    this.touch();
    this.open(Math.max(0, this.shown - 1), this.boards.filter((_, index) => index !== this.shown));
  }

  async #keep() {
    const own = this.id && this.version > 0;
    const kept = await ask(own ? `/api/sparta/studies/${this.id}` : "/api/sparta/studies", { name: this.name.value, version: this.version, boards: this.all() });
    this.id = kept.id;
    this.version = kept.version;
    this.changed = false;
    history.replaceState(null, "", `/sparta/studies/${this.id}`);
    this.panel();
    part("study-state").textContent = this.say("kept");
  }

  async #forget() {
    await ask(`/api/sparta/studies/${this.id}/remove`, {});
    this.changed = false;
    location.assign("/sparta/analysis");
  }
}
