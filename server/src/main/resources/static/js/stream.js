/** How long a stream may be silent: the server says something at least every 15 seconds. */
const SILENCE = 40_000;
/** How often that is looked at, and how long a refused stream waits before it asks again: each time twice as long, up to a bound. */
const LOOK = 4_000;
const LONGEST = 32_000;

/**
 * Events of the server that come until it is closed. A browser comes back by itself when a line breaks, but neither after an answer
 * such as 503, from a server that starts again, nor does it notice that a line died while the device slept. This does.
 *
 * @param {string} address
 * @param {{ hear: Record<string, (data: any) => void>, connection: (open: boolean) => void }} listener what is done by the name of an event; whether the line is there
 * @param {{ source?: typeof EventSource, now?: () => number, every?: typeof setInterval }} [world] for tests
 * @returns {{ close: () => void }}
 */
export function openStream(address, { hear, connection }, { source = EventSource, now = Date.now, every = setInterval } = {}) {
  /** @type {EventSource} */
  let stream;
  let heard = now();
  let begun = heard;
  let refusals = 0;
  const begin = () => {
    heard = begun = now();
    stream = new source(address);
    for (const [name, act] of Object.entries(hear))
      stream.addEventListener(name, ({ data }) => {
        heard = now();
        act(JSON.parse(data));
      });
    stream.addEventListener("here", () => (heard = now()));
    stream.addEventListener("open", () => {
      heard = now();
      refusals = 0;
      connection(true);
    });
    stream.addEventListener("error", () => connection(false));
  };
  const away = () => connection(false);
  const back = () => {
    stream.close();
    begin();
  };
  const look = () => {
    const refused = stream.readyState === source.CLOSED;
    const dead = now() - heard > SILENCE;
    if (refused ? now() - begun < Math.min(LOOK * 2 ** refusals, LONGEST) : !dead) return;
    if (refused) refusals++;
    else connection(false);
    back();
  };
  begin();
  const timer = every(look, LOOK);
  globalThis.addEventListener?.("offline", away);
  globalThis.addEventListener?.("online", back);
  globalThis.document?.addEventListener("visibilitychange", look);
  return {
    close() {
      clearInterval(timer);
      globalThis.removeEventListener?.("offline", away);
      globalThis.removeEventListener?.("online", back);
      globalThis.document?.removeEventListener("visibilitychange", look);
      stream.close();
    },
  };
}
