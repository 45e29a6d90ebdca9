/** A loudspeaker that writes down what it plays. */

export const played: { tones: number[]; knocks: number } = { tones: [], knocks: 0 };

/** What was played since this was last asked. */
export function playedNow(): { tones: number[]; knocks: number } {
  const now = { ...played };
  Object.assign(played, { tones: [], knocks: 0 });
  return now;
}

class Part {
  gain = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  frequency = { setValueAtTime() {}, linearRampToValueAtTime() {} };
  connect<T>(next: T): T {
    return next;
  }
  start(): void {}
  stop(): void {}
}

class Tone extends Part {
  constructor(_context: unknown, of: { frequency: number }) {
    super();
    played.tones.push(of.frequency);
  }
}

class Knock extends Part {
  override start(): void {
    played.knocks++;
  }
}

class Context {
  currentTime = 0;
  destination = {};
  sampleRate = 100;
  createBuffer(): { getChannelData(): number[] } {
    return { getChannelData: () => [0] };
  }
}

Object.assign(globalThis, {
  AudioContext: Context,
  OscillatorNode: Tone,
  AudioBufferSourceNode: Knock,
  GainNode: Part,
  BiquadFilterNode: Part,
});
