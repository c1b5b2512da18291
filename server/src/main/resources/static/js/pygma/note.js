import { look, post } from "../post.js";
import { part } from "./desk.js";

/** What a game master notes, for no other eyes: kept as it is written. */
export class Note {
  #address;
  #say;
  #read = false;

  /**
   * @param {string} address
   * @param {Say} say
   */
  constructor(address, say) {
    this.#address = `${address}/master/note`;
    this.#say = say;
    part("note", HTMLTextAreaElement).addEventListener("change", () => void this.#keep());
  }

  /** @param {House.Table} table */
  async look({ seat, turn }) {
    const leads = seat.startsWith("GameMaster") && !turn.over;
    part("note-part").hidden = !leads;
    if (!leads || this.#read) return;
    this.#read = true;
    const note = await look(this.#address);
    if (note) part("note", HTMLTextAreaElement).value = note.text;
  }

  async #keep() {
    const response = await post(this.#address, { text: part("note", HTMLTextAreaElement).value }).catch(() => null);
    part("note-kept").textContent = this.#say(response?.ok ? "server.pygma.master.note.kept" : "server.pygma.master.sheet.lost");
  }
}
