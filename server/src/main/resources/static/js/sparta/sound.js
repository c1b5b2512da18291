// The sound of wood on stone, made on the spot; off until the reader wants it.
import { remember, remembered } from "../storage.js";

const KEY = "hegemon.sound";

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
    this.#context ??= new AudioContext();
    const context = this.#context;
    const start = context.currentTime + delay;
    const noise = context.createBufferSource();
    noise.buffer = grain(context);
    const wood = context.createBiquadFilter();
    wood.type = "bandpass";
    wood.frequency.value = pitch;
    wood.Q.value = 6;
    const volume = context.createGain();
    volume.gain.setValueAtTime(1.6, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.09);
    noise.connect(wood).connect(volume).connect(context.destination);
    noise.start(start);
  }
}

/**
 * A tenth of a second of noise.
 *
 * @param {AudioContext} context
 */
function grain(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
