import { html, render } from "lit";
import { part, parts } from "./parts.js";

const LOW = 20_000;
/** From here on tenths of a second count. */
const LAST = 10_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * The clocks of a table, ticking by the server's time. Every `[data-clock=SEAT]` of the page shows one; where the
 * game has no place for them, a strip above it does.
 */
export class Clocks {
  #say;
  #name;
  /** @type {House.Clock | null} */
  #clock = null;
  #arrived = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer;
  /** @type {Set<string>} */
  #watched = new Set();
  /** @type {Set<string>} */
  #warned = new Set();
  /** @type {(seat: string) => void} */
  onOut = () => {};
  /** @type {(seat: string) => void} called once, when little time is left for the first time */
  onLow = () => {};

  /**
   * @param {Say} say
   * @param {(seat: House.Seat) => string} name
   */
  constructor(say, name) {
    this.#say = say;
    this.#name = name;
  }

  /** @param {Pick<House.Table, "clock" | "seats">} table */
  show({ clock, seats }) {
    this.#clock = clock ?? null;
    this.#arrived = performance.now();
    this.#watched.clear();
    this.#tick();
    // A game that draws places for its clocks does so a moment later; a strip before that would move the board.
    globalThis.requestAnimationFrame?.(() => {
      this.#strip(seats);
      this.#tick();
    });
    clearInterval(this.#timer);
    if (clock?.seats.some((seat) => seat.running || seat.first !== undefined)) this.#timer = setInterval(() => this.#tick(), 100);
  }

  /**
   * What a seat has left by now, in milliseconds.
   *
   * @param {House.SeatClock} clock
   */
  left({ left, running }) {
    return Math.max(0, running ? left - (performance.now() - this.#arrived) : left);
  }

  /** @param {House.Seat[]} seats */
  #strip(seats) {
    const strip = part("clocks");
    const elsewhere = [...parts("clock")].some((place) => !strip.contains(place));
    strip.hidden = !this.#clock || elsewhere;
    if (!this.#clock || elsewhere) return;
    const running = new Map(this.#clock.seats.map((seat) => [seat.seat, seat.running]));
    render(
      seats.map((seat) => html`<div class=${running.get(seat.seat) ? "running" : ""}><span>${this.#name(seat)}</span><span class="clock" role="timer" data-clock=${seat.seat}></span></div>`),
      strip,
    );
  }

  #tick() {
    const clocks = new Map((this.#clock?.seats ?? []).map((seat) => [seat.seat, seat]));
    for (const place of parts("clock")) {
      const seat = clocks.get(place.dataset.clock ?? "");
      place.hidden = !seat;
      if (!seat) continue;
      const left = this.left(seat);
      const text = clockText(left, this.#say);
      if (place.textContent !== text) place.textContent = text;
      const low = seat.running && left < LOW;
      place.classList.toggle("low", low);
      if (low && !this.#warned.has(seat.seat)) {
        this.#warned.add(seat.seat);
        this.onLow(seat.seat);
      }
      const first = seat.first === undefined ? null : this.left({ ...seat, left: seat.first, running: true });
      this.#first(place, first);
      if ((first === 0 || (seat.running && left === 0)) && !this.#watched.has(seat.seat)) {
        this.#watched.add(seat.seat);
        this.onOut(seat.seat);
      }
    }
  }

  /**
   * Before its first move a clock stands still, and beside it another one counts the minute for that.
   *
   * @param {HTMLElement} place
   * @param {number | null} left
   */
  #first(place, left) {
    if (left === null) {
      delete place.dataset.first;
      place.title = "";
      return;
    }
    const text = clockText(left, this.#say);
    place.dataset.first = this.#say("server.table.clock.first.short", text);
    place.title = this.#say("server.table.clock.first", text);
  }
}

/**
 * What is left, as a clock shows it: days and hours, or hours, minutes and seconds, at last with tenths.
 *
 * @param {number} left in milliseconds
 * @param {Say} say
 */
export function clockText(left, say) {
  if (left >= DAY) return say("server.table.clock.days", Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left < LAST) return `0:0${(Math.ceil(left / 100) / 10).toFixed(1)}`.replace("0:010.0", "0:10");
  const seconds = Math.ceil(left / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
