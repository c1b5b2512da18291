// The sound of wood on stone, made on the spot; off until the reader wants it.
import { partIfAny } from "./parts.js";
import { remember, remembered } from "./storage.js";

const KEY = "hegemon.sound";
/** How loud and how long a knock is: heard beside talk, far from overdriven. */
const LOUD = 3.6;
const LONG = 0.14;
/** A sound that a browser holds back until the first touch is dropped after this time, in milliseconds: it would be no news any more. */
const LATE = 500;

export class Sound {
  /** @type {AudioContext | null} */
  #context = null;

  get on() {
    return remembered(KEY) === "on";
  }

  set on(on) {
    remember(KEY, on ? "on" : null);
  }

  /**
   * One knock for a move, a second and deeper one for what was enclosed, a bright one for a city.
   *
   * @param {Pick<Sparta.Last, "enclosed"> & { cityTaken?: boolean }} last
   */
  move({ enclosed, cityTaken = false }) {
    if (!this.on) return;
    this.#knock(0, 1100);
    if (enclosed.length > 0) this.#knock(0.16, 520);
    if (cityTaken) this.#knock(0.3, 1900);
  }

  /** Two bright knocks, as at a door: it is the reader's turn. */
  call() {
    if (!this.on) return;
    [0, 0.18].forEach((delay) => this.#knock(delay, 1500));
  }

  /** Three quick knocks: hurry. */
  hurry() {
    if (!this.on) return;
    [0, 0.09, 0.18].forEach((delay) => this.#knock(delay, 1900));
  }

  /** Three knocks, each deeper: it is over. */
  end() {
    if (!this.on) return;
    [1100, 760, 420].forEach((pitch, index) => this.#knock(index * 0.2, pitch));
  }

  /**
   * @param {number} delay
   * @param {number} pitch
   */
  #knock(delay, pitch) {
    const context = (this.#context ??= new AudioContext());
    const asked = performance.now();
    const play = () => performance.now() - asked < LATE && knock(context, context.currentTime + delay, pitch);
    void context.resume().then(play, () => null);
  }
}

/**
 * A deep knock lets less of the noise through, so it is given more of it.
 *
 * @param {BaseAudioContext} context
 * @param {number} start
 * @param {number} pitch
 */
function knock(context, start, pitch) {
  const noise = context.createBufferSource();
  noise.buffer = grain(context);
  const wood = context.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = pitch;
  wood.Q.value = 6;
  const volume = context.createGain();
  volume.gain.setValueAtTime(LOUD * Math.sqrt(1000 / pitch), start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + LONG);
  noise.connect(wood).connect(volume).connect(context.destination);
  noise.start(start);
}

/** Whether the game that is open has a switch for sounds among its own settings, and so makes them itself. */
export const hasOwnSounds = () => document.querySelector('[data-setting="sound"]') !== null;

/** The switch of a table whose game has none. */
export function offerSwitch() {
  const box = partIfAny("sound");
  if (!(box instanceof HTMLInputElement) || hasOwnSounds()) return;
  const sound = new Sound();
  box.checked = sound.on;
  box.addEventListener("change", () => {
    sound.on = box.checked;
    sound.call();
  });
  const label = box.closest("label");
  if (label) label.hidden = false;
}

/**
 * As much noise as a knock is long.
 *
 * @param {BaseAudioContext} context
 */
function grain(context) {
  const buffer = context.createBuffer(1, context.sampleRate * LONG, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
