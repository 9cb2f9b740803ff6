/** What is heard, made in code: nothing is loaded. Each noise is a few oscillators and a breath of noise. */

export type Noise = 'shot' | 'blow' | 'coin' | 'card' | 'step' | 'whistle' | 'bell';

/** A burst of noise through a filter: shots, steps, steam. */
interface Burst {
  from: number;
  to: number;
  seconds: number;
  loud: number;
}
/** A tone that slides from one pitch to another. */
interface Tone extends Burst {
  wave: OscillatorType;
  after?: number;
}

const BURSTS: Record<Noise, readonly Burst[]> = {
  shot: [{ from: 5200, to: 260, seconds: 0.28, loud: 0.5 }],
  blow: [{ from: 900, to: 120, seconds: 0.16, loud: 0.45 }],
  coin: [],
  card: [{ from: 3400, to: 1600, seconds: 0.07, loud: 0.14 }],
  step: [{ from: 700, to: 260, seconds: 0.08, loud: 0.2 }],
  whistle: [{ from: 2600, to: 2200, seconds: 0.9, loud: 0.07 }],
  bell: [],
};

export const TONES: Record<Noise, readonly Tone[]> = {
  shot: [{ wave: 'triangle', from: 190, to: 45, seconds: 0.22, loud: 0.5 }],
  blow: [{ wave: 'sine', from: 150, to: 60, seconds: 0.18, loud: 0.6 }],
  coin: [
    { wave: 'sine', from: 1860, to: 1860, seconds: 0.16, loud: 0.14 },
    { wave: 'sine', from: 2480, to: 2480, seconds: 0.3, loud: 0.12, after: 0.07 },
  ],
  card: [],
  step: [],
  // Three pipes of a steam whistle.
  whistle: [466, 554, 698].map((pitch) => ({
    wave: 'sawtooth' as const,
    from: pitch * 0.94,
    to: pitch,
    seconds: 0.9,
    loud: 0.035,
  })),
  // The bell of a station, struck twice.
  bell: [0, 0.26].flatMap((after) => [
    { wave: 'sine' as const, from: 988, to: 988, seconds: 1.1, loud: 0.2, after },
    { wave: 'sine' as const, from: 2660, to: 2660, seconds: 0.4, loud: 0.06, after },
  ]),
};

let context: AudioContext | null = null;
/** All noises go through it. */
let master: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let loudness = 1;

/** From 0 to 1, as it is heard: half as much sounds half as loud. */
export function setLoudness(share: number): void {
  loudness = share ** 2;
  if (master) master.gain.value = loudness;
}

/** What makes sound takes its time to get ready: better before something moves than when the first noise is due. */
export function prepare(): void {
  try {
    // A browser complains about whoever asks before somebody has touched the page.
    if (context || ('userActivation' in navigator && !navigator.userActivation.hasBeenActive)) return;
    const audio = new AudioContext();
    master = audio.createGain();
    master.gain.value = loudness;
    master.connect(audio.destination);
    hissOf(audio);
    context = audio;
  } catch {
    // No sound here.
  }
}

/** Browsers allow sound only after somebody has touched the page; until then it stays silent. */
export function make(noise: Noise): void {
  prepare();
  if (!context || !master) return;
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  if (context.state !== 'running') return;
  for (const burst of BURSTS[noise]) playBurst(context, master, burst);
  for (const tone of TONES[noise]) playTone(context, master, tone);
}

function fade(audio: AudioContext, out: AudioNode, { loud, seconds }: Burst, start: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(out);
  return gain;
}

function playTone(audio: AudioContext, out: AudioNode, tone: Tone): void {
  const start = audio.currentTime + (tone.after ?? 0);
  const oscillator = audio.createOscillator();
  oscillator.type = tone.wave;
  oscillator.frequency.setValueAtTime(tone.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.seconds * 0.4);
  oscillator.connect(fade(audio, out, tone, start));
  oscillator.start(start);
  oscillator.stop(start + tone.seconds);
}

function playBurst(audio: AudioContext, out: AudioNode, burst: Burst): void {
  const source = audio.createBufferSource();
  source.buffer = hissOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(burst.from, audio.currentTime);
  filter.frequency.exponentialRampToValueAtTime(burst.to, audio.currentTime + burst.seconds);
  source.connect(filter).connect(fade(audio, out, burst, audio.currentTime));
  source.start();
  source.stop(audio.currentTime + burst.seconds);
}

function hissOf(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return hiss;
}
