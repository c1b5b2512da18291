import { look } from "../post.js";

/** Fetches one thing at a time; news that arrive meanwhile need only one look more. `lay` gets what is newest. */
export class Newest {
  #address;
  #lay;
  #entry = -1;
  #looking = false;
  #news = false;

  /**
   * @param {string} address
   * @param {(latest: any) => void} lay
   */
  constructor(address, lay) {
    this.#address = address;
    this.#lay = lay;
  }

  async look() {
    this.#news = true;
    if (this.#looking) return;
    this.#looking = true;
    try {
      while (this.#news) {
        this.#news = false;
        await this.#fetch();
      }
    } finally {
      this.#looking = false;
    }
  }

  async #fetch() {
    const latest = await look(this.#address);
    if (!latest || latest.entry < this.#entry) return;
    this.#entry = latest.entry;
    this.#lay(latest);
  }
}
