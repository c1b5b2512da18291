import { plainNumber } from "./figures.js";
import { html, render } from "lit";

/** The form for a setting that changes from a month on: in words, with the name that events know behind them. */
export class SettingForm {
  #place;
  #say;
  #write;
  /** @type {Pygma.Setting[]} */
  #settings = [];
  #key = "";
  /** What the leader is writing; news of the campaign leave it alone. @type {string | null} */
  #written = null;

  /** @param {{ place: HTMLElement, say: Say, write: (line: string, beginning: string) => void }} page */
  constructor({ place, say, write }) {
    this.#place = place;
    this.#say = say;
    this.#write = write;
  }

  /** @param {Pygma.Setting[]} settings */
  lay(settings) {
    this.#settings = settings;
    this.#key ||= settings[0]?.key ?? "";
    this.#show();
  }

  #show() {
    const setting = this.#settings.find(({ key }) => key === this.#key);
    if (setting) render(this.#form(setting), this.#place);
  }

  /** @param {Pygma.Setting} setting */
  #form(setting) {
    const say = this.#say;
    const chosen = (/** @type {Event} */ event) => {
      this.#key = /** @type {HTMLSelectElement} */ (event.target).value;
      this.#written = null;
      this.#show();
    };
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const beginning = `rule ${setting.key}`;
      this.#write(`${beginning} ${plainNumber((this.#written ?? setting.value).trim())}`, beginning);
    };
    return html`<form @submit=${submit}>
      <div class="field">
        <label for="setting">${say("server.pygma.master.setting")}</label>
        <select id="setting" aria-describedby="meaning" @change=${chosen}>
          ${this.#settings.map(({ key, meaning, value, usual }) => html`<option value=${key} ?selected=${key === setting.key}>${meaning.replace(/\.$/, "")}${value === usual ? "" : " *"}</option>`)}
        </select>
        <p class="hint" id="meaning">${say("server.pygma.master.now", this.#said(setting, setting.value), this.#said(setting, setting.usual))} <code>${setting.key}</code></p>
      </div>
      <div class="field">
        <label for="value">${say("server.pygma.master.value")}</label>
        ${this.#input(setting)}
      </div>
      <div class="actions"><button class="button" data-change>${say("server.pygma.master.change")}</button></div>
    </form>`;
  }

  /** @param {Pygma.Setting} setting */
  #input({ choices, value }) {
    const now = this.#written ?? value;
    const write = (/** @type {Event} */ event) => (this.#written = /** @type {HTMLInputElement} */ (event.target).value);
    if (choices.length === 0) return html`<input class="input" id="value" type="text" autocomplete="off" .value=${now} @input=${write} />`;
    return html`<select id="value" @change=${write}>
      ${choices.map(({ word, title }) => html`<option value=${word} ?selected=${word === now}>${title}</option>`)}
    </select>`;
  }

  /**
   * A value in words.
   *
   * @param {Pygma.Setting} setting
   * @param {string} value
   */
  #said({ choices }, value) {
    return choices.find(({ word }) => word === value)?.title ?? (value || this.#say("server.pygma.master.table"));
  }
}
