import { html, render } from "lit";
import { part, partIfAny, the } from "./parts.js";
import { look, post } from "./post.js";
import { seatName } from "./seats.js";

const PAUSE = 800;

/**
 * Talk at the table and the reader's own notes. Both wait on the server; the table only says that there is more.
 *
 * @param {HTMLElement} page
 * @param {House.LiveTable} live
 * @param {Say} say
 */
export function openTalk(page, live, say) {
  const base = `/api/games/${encodeURIComponent(page.dataset.table ?? "")}`;
  /** @type {House.Word[]} */
  const words = [];
  const hearing = partIfAny("talk-hear", HTMLInputElement);
  let heard = -1;
  let unseen = 0;
  let inSight = false;

  const hears = () => hearing?.checked ?? false;

  /** @param {number} said so many words were said */
  async function listen(said) {
    if (heard >= said) return;
    const first = heard < 0;
    heard = said;
    /** @type {House.Talk | null} */
    const desk = await look(`${base}/talk?after=${words.at(-1)?.number ?? 0}`);
    if (!desk) {
      heard = words.length;
      return;
    }
    if (first) settle(desk);
    const fresh = desk.words.filter((word) => word.number > (words.at(-1)?.number ?? 0));
    words.push(...fresh);
    if (!first && !inSight) unseen += fresh.filter((word) => !word.you).length;
    draw();
  }

  /** @param {House.Talk} desk */
  function settle({ hears, notes }) {
    if (hearing) hearing.checked = hears;
    const text = partIfAny("notes-text", HTMLTextAreaElement);
    if (text) text.value = notes;
  }

  function draw() {
    const list = partIfAny("talk-words");
    if (!list) return;
    const shown = hears() ? words : [];
    render(shown.map((word) => html`<li><b>${word.you ? say("server.table.you") : (word.name ?? seatName(word.seat, say))}</b>${word.text || html`<i>${say("server.table.chat.removed")}</i>`}${word.you || !word.text ? "" : html` <a class="hint" href=${`/report?table=${encodeURIComponent(page.dataset.table ?? "")}&word=${word.number}`} aria-label=${say("server.table.chat.report.label", word.text)}>${say("server.table.chat.report")}</a>`}</li>`), list);
    list.scrollTop = list.scrollHeight;
    part("talk-none").hidden = shown.length > 0 || !hears();
    for (const badge of [part("talk-new"), part("talk-call")]) badge.hidden = unseen === 0 || !hears();
    for (const count of [part("talk-new"), part("talk-call-new")]) count.textContent = String(unseen);
  }

  const list = partIfAny("talk-words");
  const sight = new IntersectionObserver((changes) => {
    inSight = changes.at(-1)?.isIntersecting ?? false;
    if (!inSight) return;
    unseen = 0;
    draw();
  });
  if (list) sight.observe(list);
  partIfAny("talk-call")?.addEventListener("click", () => {
    const talk = part("talk", HTMLDetailsElement);
    talk.open = true;
    talk.scrollIntoView({ block: "nearest" });
    the("summary", HTMLElement, talk).focus();
  });
  const form = partIfAny("talk-form");
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = the("input", HTMLInputElement, form);
    if (await live.act("talk", { text: field.value })) field.value = "";
  });
  hearing?.addEventListener("change", async () => {
    await post(`${base}/notes`, { hears: hears() }).catch(() => null);
    heard = hears() ? words.length - 1 : heard;
    draw();
    if (hears()) await listen(live.table.said);
  });
  keepNotes(base, say);
  return { show: (/** @type {House.Table} */ table) => void listen(table.said) };
}

/**
 * Keeps the notes a moment after the last key.
 *
 * @param {string} base
 * @param {Say} say
 */
function keepNotes(base, say) {
  const text = partIfAny("notes-text", HTMLTextAreaElement);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  text?.addEventListener("input", () => {
    part("notes-kept").textContent = "";
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const response = await post(`${base}/notes`, { notes: text.value }).catch(() => null);
      if (response?.ok) part("notes-kept").textContent = say("server.table.notes.kept");
    }, PAUSE);
  });
}
