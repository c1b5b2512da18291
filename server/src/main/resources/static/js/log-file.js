import { part, the } from "./parts.js";

/** Reads a log from a file into the form: nothing is uploaded before its reader has seen it. */
const place = part("log-file");
const field = the("#log", HTMLTextAreaElement);
const wrong = part("wrong", HTMLElement, place);
const input = the("input", HTMLInputElement, place);

place.hidden = false;
input.addEventListener("change", async () => {
  const file = input.files?.[0];
  if (!file) return;
  const text = file.size <= field.maxLength ? await file.text() : "";
  const readable = text !== "" && !text.includes("\u0000");
  wrong.textContent = readable ? "" : (wrong.dataset.text ?? "");
  if (readable) field.value = text;
});
