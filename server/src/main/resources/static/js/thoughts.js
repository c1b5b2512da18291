/**
 * Listens to what the server thinks, thought by thought.
 *
 * @param {string} address
 * @param {(thought: any) => void} thought
 * @param {(state: "done" | "busy") => void} end called once, unless it was stopped before
 * @returns {() => void} stops it
 */
export function listen(address, thought, end) {
  const stream = new EventSource(address);
  /** @param {"done" | "busy"} state */
  const close = (state) => {
    stream.close();
    end(state);
  };
  stream.addEventListener("thought", ({ data }) => thought(JSON.parse(data)));
  stream.addEventListener("done", () => close("done"));
  stream.addEventListener("error", () => close("busy"));
  return () => stream.close();
}
