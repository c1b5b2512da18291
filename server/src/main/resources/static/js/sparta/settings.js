import { part, parts } from "../parts.js";
import { remember, remembered } from "../storage.js";
import { like, lookOf } from "./looks.js";

const KEY = "hegemon.sparta.";
/** What holds until somebody says otherwise. */
const FIRST = { sound: false, coordinates: true, motion: true, premoves: true, confirm: false };

/** @typedef {keyof typeof FIRST} Name */

/** How this reader likes the board, remembered by the browser. */
export class Settings {
  /**
   * @param {Sparta.Board} board
   * @param {import("../sound.js").Sound} sound
   */
  constructor(board, sound) {
    for (const box of parts("setting")) {
      if (!(box instanceof HTMLInputElement)) continue;
      const name = /** @type {Name} */ (box.dataset.setting);
      box.checked = name === "sound" ? sound.on : this.#is(name);
      box.addEventListener("change", () => {
        if (name === "sound") sound.on = box.checked;
        else remember(KEY + name, box.checked ? "on" : "off");
        if (name === "sound") sound.move({ enclosed: [] });
        this.#apply(board);
      });
    }
    for (const choice of parts("look")) {
      if (!(choice instanceof HTMLSelectElement)) continue;
      const name = /** @type {import("./looks.js").Look} */ (choice.dataset.look);
      choice.value = lookOf(name);
      choice.addEventListener("change", () => {
        like(name, choice.value);
        board[name] = choice.value;
      });
    }
    this.#apply(board);
  }

  /** @param {Name} name */
  #is(name) {
    const chosen = remembered(KEY + name);
    return chosen === null ? FIRST[name] : chosen === "on";
  }

  get premoves() {
    return this.#is("premoves");
  }

  /** @param {Sparta.Board} board */
  #apply(board) {
    board.plain = !this.#is("coordinates");
    board.still = !this.#is("motion");
  }

  /**
   * Asks before a move by correspondence is played, where that is wished.
   *
   * @param {Sparta.Table} table
   * @param {string} text
   * @param {Say} say
   * @returns {Promise<boolean>}
   */
  async confirmed(table, text, say) {
    if (!this.#is("confirm") || table.terms.pace.startsWith("live")) return true;
    const dialog = part("confirm", HTMLDialogElement);
    part("confirm-text").textContent = say("server.sparta.play.confirm", text);
    dialog.returnValue = "";
    dialog.showModal();
    await new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
    return dialog.returnValue === "yes";
  }
}
