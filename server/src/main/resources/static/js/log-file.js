/** Reads a log from a file into the form: nothing is uploaded before its reader has seen it. */
const place = document.querySelector("[data-log-file]");
const field = document.querySelector("#log");
const wrong = place.querySelector("[data-wrong]");

place.hidden = false;
place.querySelector("input").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  const text = file.size <= field.maxLength ? await file.text() : "";
  const readable = text !== "" && !text.includes("\u0000");
  wrong.textContent = readable ? "" : wrong.dataset.text;
  if (readable) field.value = text;
});
