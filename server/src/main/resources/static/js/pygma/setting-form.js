import { plainNumber } from "./figures.js";
import { matches } from "./rule-search.js";
import { html, nothing, render } from "lit";

/**
 * The settings as they are now, by what they are about, to be searched; one that is opened can be changed from a month on: in words, with
 * the name that events know behind them.
 */
export class SettingForm {
  #place;
  #say;
  #write;
  /** @type {Pygma.Setting[]} */
  #settings = [];
  #asked = "";
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
    this.#show();
  }

  #show() {
    const say = this.#say;
    const groups = grouped(this.#settings, this.#asked);
    const found = groups.reduce((sum, { settings }) => sum + settings.length, 0);
    const search = (/** @type {Event} */ event) => {
      this.#asked = /** @type {HTMLInputElement} */ (event.target).value;
      this.#show();
    };
    render(
      html`<div class="field">
          <label for="setting-search">${say("server.pygma.master.setting.search")}</label>
          <input class="input" id="setting-search" type="search" autocomplete="off" aria-describedby="setting-found" .value=${this.#asked} @input=${search} />
          <p class="hint" id="setting-found" role="status">${say("server.pygma.master.setting.found", found)}</p>
        </div>
        <div class="settings" tabindex="0" role="region" aria-label=${say("server.pygma.master.settings")}>
          ${groups.map(({ title, settings }) => html`<section><h4>${title}</h4>${settings.map((setting) => this.#line(setting))}</section>`)}
        </div>`,
      this.#place,
    );
  }

  /** @param {Pygma.Setting} setting */
  #line(setting) {
    const { key, meaning, value, usual } = setting;
    const open = key === this.#key;
    const toggled = () => {
      this.#key = open ? "" : key;
      this.#written = null;
      this.#show();
    };
    return html`<div class="setting" data-setting=${key}>
      <button type="button" aria-expanded=${open} @click=${toggled}>
        <span>${meaning.replace(/\.$/, "")}</span> <b class=${value === usual ? "" : "changed"}>${this.#said(setting, value)}</b>
      </button>
      ${open ? this.#form(setting) : nothing}
    </div>`;
  }

  /** @param {Pygma.Setting} setting */
  #form(setting) {
    const say = this.#say;
    const submit = (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const beginning = `rule ${setting.key}`;
      this.#write(`${beginning} ${plainNumber((this.#written ?? setting.value).trim())}`, beginning);
    };
    return html`<form @submit=${submit}>
      <div class="field">
        <label for="value">${say("server.pygma.master.value")}</label>
        ${this.#input(setting)}
        <p class="hint" id="meaning">${say("server.pygma.master.usual", this.#said(setting, setting.usual))} <code>${setting.key}</code></p>
      </div>
      <div class="actions"><button class="button" data-change>${say("server.pygma.master.change")}</button></div>
    </form>`;
  }

  /** @param {Pygma.Setting} setting */
  #input({ choices, value }) {
    const now = this.#written ?? value;
    const write = (/** @type {Event} */ event) => (this.#written = /** @type {HTMLInputElement} */ (event.target).value);
    if (choices.length === 0) return html`<input class="input" id="value" type="text" autocomplete="off" aria-describedby="meaning" .value=${now} @input=${write} />`;
    return html`<select id="value" aria-describedby="meaning" @change=${write}>
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

/**
 * Those in which all that is asked for stands: in what they are about, what they decide, how they are, or their name.
 *
 * @param {Pygma.Setting[]} settings
 * @param {string} asked
 */
export function grouped(settings, asked) {
  const found = settings.filter(({ group, meaning, key, value, choices }) => matches(asked, [group, meaning, key, value, ...choices.map(({ title }) => title)].join(" ")));
  const titles = [...new Set(found.map(({ group }) => group))];
  return titles.map((title) => ({ title, settings: found.filter(({ group }) => group === title) }));
}
