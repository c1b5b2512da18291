// The sound of wood on stone, made on the spot; off until the reader wants it.
const KEY = "hegemon.sound";

export class Sound {
  #context = null;

  get on() {
    try {
      return localStorage.getItem(KEY) === "on";
    } catch {
      return false; // storage may be forbidden; silence is the polite choice
    }
  }

  set on(on) {
    try {
      if (on) localStorage.setItem(KEY, "on");
      else localStorage.removeItem(KEY);
    } catch {
      // The choice is then lost with the page.
    }
  }

  /** One knock for a move, a second and deeper one for what was enclosed. */
  move({ enclosed }) {
    if (!this.on) return;
    this.#knock(0, 1100);
    if (enclosed.length > 0) this.#knock(0.16, 520);
  }

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

/** A tenth of a second of noise. */
function grain(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
