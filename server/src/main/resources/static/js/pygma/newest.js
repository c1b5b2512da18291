/** Fetches one thing at a time; news that arrive meanwhile need only one look more. `lay` gets what is newest. */
export class Newest {
  #address;
  #lay;
  #entry = -1;
  #looking = null;
  #news = false;

  constructor(address, lay) {
    this.#address = address;
    this.#lay = lay;
  }

  look() {
    this.#news = true;
    this.#looking ??= (async () => {
      while (this.#news) {
        this.#news = false;
        await this.#fetch();
      }
      this.#looking = null;
    })();
  }

  async #fetch() {
    const response = await fetch(this.#address).catch(() => null);
    if (!response?.ok) return;
    const latest = await response.json();
    if (latest.entry < this.#entry) return;
    this.#entry = latest.entry;
    this.#lay(latest);
  }
}
