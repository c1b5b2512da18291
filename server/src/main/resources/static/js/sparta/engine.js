/** The engine on the server. Fires `thought` with each judgement, `done`, and `busy` when it cannot serve. */
export class Engine extends EventTarget {
  #stream = null;
  #due = 0;

  /** Thinks about this set-up, and no longer about any other. */
  think(setup) {
    this.stop();
    // Somebody who steps quickly through a game asks nothing on the way.
    this.#due = setTimeout(() => this.#open(setup), 150);
  }

  #open(setup) {
    const stream = new EventSource(`/api/sparta/analysis?setup=${encodeURIComponent(setup)}`);
    this.#stream = stream;
    stream.addEventListener("thought", ({ data }) => this.#fire("thought", JSON.parse(data)));
    stream.addEventListener("done", () => this.#end(stream, "done"));
    stream.addEventListener("error", () => this.#end(stream, "busy"));
  }

  #end(stream, name) {
    stream.close();
    if (stream === this.#stream) this.#fire(name);
  }

  stop() {
    clearTimeout(this.#due);
    this.#stream?.close();
    this.#stream = null;
  }

  #fire(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
