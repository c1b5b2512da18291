import { local } from "./local-times.js";
import { partIfAny } from "./parts.js";
import { look } from "./post.js";

/** What everybody is told stands on every page; one that stays open hears of it within a minute. */
const EVERY = 60_000;
const place = partIfAny("bulletin");

/** @typedef {{ text: string, from: string | null, to: string | null }} Line */

/** @param {string} moment */
function time(moment) {
  const shown = document.createElement("time");
  shown.dateTime = moment;
  shown.textContent = local(moment);
  return shown;
}

/** @param {Line} line */
function notice(line) {
  const notice = document.createElement("p");
  notice.className = "notice warning";
  const words = document.createElement("span");
  words.append(line.text, " ");
  if (line.from && line.to) words.append(time(line.from), " – ", time(line.to));
  notice.append(words);
  return notice;
}

/** @param {Line[] | null} lines */
export function show(lines) {
  if (!place || !lines) return;
  place.hidden = lines.length === 0;
  place.replaceChildren(...lines.map(notice));
}

if (place)
  setInterval(async () => {
    if (!document.hidden) show(await look("/api/bulletin"));
  }, EVERY);
