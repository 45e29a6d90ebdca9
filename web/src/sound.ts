/** Small sounds made on the spot; there are none until somebody wants them. */

import { settings } from "./settings";

let context: AudioContext | null = null;

/** A short knock of wood: filtered noise that dies away. */
function knock(at: number, pitch: number, loud: number): void {
  if (!context) return;
  const length = 0.05;
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 3 });
  const gain = new GainNode(context, { gain: loud });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(context.currentTime + at);
}

function bell(at: number, pitch: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(0.12, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.4);
}

/** A muted horn that sinks a little, as somebody does who has lost. */
function horn(at: number, pitch: number, length: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: "sawtooth", frequency: pitch });
  const mute = new BiquadFilterNode(context, { type: "lowpass", frequency: 700, Q: 4 });
  const gain = new GainNode(context, { gain: 0 });
  tone.frequency.setValueAtTime(pitch, start + length / 2);
  tone.frequency.linearRampToValueAtTime(pitch * 0.94, start + length);
  gain.gain.linearRampToValueAtTime(0.07, start + 0.04);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(mute).connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

const FANFARE = [523, 659, 784, 1047, 784, 1047];
const SIGH = [294, 277, 262, 247];

export function sound(name: "tap" | "dice" | "turn" | "won" | "lost"): void {
  if (!settings.value.sound || document.hidden) return;
  context ??= new AudioContext();
  if (name === "tap") knock(0, 900, 0.5);
  else if (name === "turn") [660, 880].forEach((pitch, index) => bell(index * 0.12, pitch));
  else if (name === "won") FANFARE.forEach((pitch, index) => bell(index * 0.13, pitch));
  else if (name === "lost") SIGH.forEach((pitch, index) => horn(index * 0.34, pitch, index < 3 ? 0.32 : 1.1));
  else for (let i = 0; i < 6; i++) knock(0.05 * i + 0.03 * Math.random(), 1400 + 900 * Math.random(), 0.5 - 0.06 * i);
}
