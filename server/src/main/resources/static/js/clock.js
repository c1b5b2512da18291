import { html, render } from "lit";

const LOW = 20_000;
const DAY = 86_400_000;

/**
 * The clocks of a table, ticking by the server's time. Every `[data-clock=SEAT]` of the page shows one; where the
 * game has no place for them, a strip above it does.
 */
export class Clocks {
  #say;
  #name;
  #clock = null;
  #arrived = 0;
  #timer = 0;
  #watched = new Set();
  onOut = () => {};

  constructor(say, name) {
    this.#say = say;
    this.#name = name;
  }

  show({ clock, seats }) {
    this.#clock = clock ?? null;
    this.#arrived = performance.now();
    this.#watched.clear();
    this.#strip(seats);
    this.#tick();
    clearInterval(this.#timer);
    if (clock?.seats.some((seat) => seat.running)) this.#timer = setInterval(() => this.#tick(), 250);
  }

  /** What a seat has left by now, in milliseconds. */
  left({ left, running }) {
    return Math.max(0, running ? left - (performance.now() - this.#arrived) : left);
  }

  #strip(seats) {
    const strip = document.querySelector("[data-clocks]");
    const elsewhere = [...document.querySelectorAll("[data-clock]")].some((place) => !strip.contains(place));
    strip.hidden = !this.#clock || elsewhere;
    if (strip.hidden) return;
    const running = new Map(this.#clock.seats.map((seat) => [seat.seat, seat.running]));
    render(
      seats.map((seat) => html`<div class=${running.get(seat.seat) ? "running" : ""}><span>${this.#name(seat)}</span><span class="clock" role="timer" data-clock=${seat.seat}></span></div>`),
      strip,
    );
  }

  #tick() {
    const clocks = new Map((this.#clock?.seats ?? []).map((seat) => [seat.seat, seat]));
    for (const place of document.querySelectorAll("[data-clock]")) {
      const seat = clocks.get(place.dataset.clock);
      place.hidden = !seat;
      if (!seat) continue;
      const left = this.left(seat);
      const text = this.#text(left);
      if (place.textContent !== text) place.textContent = text;
      place.classList.toggle("low", seat.running && left < LOW);
      if (seat.running && left === 0 && !this.#watched.has(seat.seat)) {
        this.#watched.add(seat.seat);
        this.onOut(seat.seat);
      }
    }
  }

  #text(left) {
    if (left >= DAY) return this.#say("server.table.clock.days", Math.floor(left / DAY), Math.floor((left % DAY) / 3_600_000));
    const seconds = Math.ceil(left / 1000);
    const two = (number) => String(number).padStart(2, "0");
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
    return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
  }
}
