import { html, nothing } from "lit";

/**
 * The people of the realm and its culture, while its ruler may choose them (D-160).
 *
 * @param {Pygma.Heritage} heritage
 * @param {Say} say
 * @param {(event: SubmitEvent) => void} choose
 */
export function heritageForm({ people, culture, chosen, peoples, cultures }, say, choose) {
  return html`<form class="panel" @submit=${choose}>
    <h3>${say("server.pygma.heritage")}</h3>
    <p class="hint">${say("server.pygma.heritage.hint")}</p>
    ${choice("people", people, peoples, say)} ${cultures.length > 0 ? choice("culture", culture, cultures, say) : nothing}
    <p role="status">${say(chosen ? "server.pygma.heritage.chosen" : "server.pygma.heritage.drawn")}</p>
    <div class="actions"><button class="button">${say("server.pygma.heritage.choose")}</button></div>
  </form>`;
}

/**
 * @param {"people" | "culture"} name
 * @param {string} now
 * @param {Pygma.Word[]} words
 * @param {Say} say
 */
function choice(name, now, words, say) {
  return html`<div class="field">
    <label for="heritage-${name}">${say(`server.pygma.heritage.${name}`)}</label>
    <select id="heritage-${name}" name=${name}>
      ${words.map(({ word, title }) => html`<option value=${word} ?selected=${word === now}>${title}</option>`)}
    </select>
  </div>`;
}
