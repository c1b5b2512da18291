import { html, render } from "lit";
import { post } from "./post.js";

const find = (name) => document.querySelector(`[data-${name}]`);
const PAUSE = 800;

/** Talk at the table and the reader's own notes. Both wait on the server; the table only says that there is more. */
export function openTalk(page, live, say) {
  const base = `/api/games/${encodeURIComponent(page.dataset.table)}`;
  const words = [];
  let heard = -1;
  let unseen = 0;

  const hears = () => find("talk-hear")?.checked ?? false;

  async function listen(said) {
    if (heard >= said) return;
    const first = heard < 0;
    heard = said;
    const response = await fetch(`${base}/talk?after=${words.at(-1)?.number ?? 0}`).catch(() => null);
    if (!response?.ok) {
      heard = words.length;
      return;
    }
    const desk = await response.json();
    if (first) settle(desk);
    const fresh = desk.words.filter((word) => word.number > (words.at(-1)?.number ?? 0));
    words.push(...fresh);
    if (!first && !find("talk")?.open) unseen += fresh.filter((word) => !word.you).length;
    draw();
  }

  function settle({ hears: hearing, notes }) {
    if (find("talk-hear")) find("talk-hear").checked = hearing;
    if (find("notes-text")) find("notes-text").value = notes;
  }

  function draw() {
    const list = find("talk-words");
    if (!list) return;
    const shown = hears() ? words : [];
    render(shown.map((word) => html`<li><b>${word.you ? say("server.table.you") : (word.name ?? word.seat)}</b>${word.text || html`<i>${say("server.table.chat.removed")}</i>`}</li>`), list);
    list.scrollTop = list.scrollHeight;
    find("talk-none").hidden = shown.length > 0 || !hears();
    find("talk-new").hidden = unseen === 0 || !hears();
    find("talk-new").textContent = String(unseen);
  }

  find("talk")?.addEventListener("toggle", () => {
    unseen = 0;
    draw();
  });
  find("talk-form")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const field = event.target.querySelector("input");
    if (await live.act("talk", { text: field.value })) field.value = "";
  });
  find("talk-hear")?.addEventListener("change", async () => {
    await post(`${base}/notes`, { hears: hears() }).catch(() => null);
    heard = hears() ? words.length - 1 : heard;
    draw();
    if (hears()) listen(live.table.said);
  });
  keepNotes(base, say);
  return { show: (table) => listen(table.said) };
}

/** Keeps the notes a moment after the last key. */
function keepNotes(base, say) {
  const text = find("notes-text");
  let timer = 0;
  text?.addEventListener("input", () => {
    find("notes-kept").textContent = "";
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const response = await post(`${base}/notes`, { notes: text.value }).catch(() => null);
      if (response?.ok) find("notes-kept").textContent = say("server.table.notes.kept");
    }, PAUSE);
  });
}
