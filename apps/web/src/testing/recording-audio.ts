import { vi } from 'vitest';

/** What a wave was asked to be. */
export interface PlayedWave {
  readonly type: OscillatorType;
  readonly hertz: number;
  readonly seconds: number;
  readonly isHeard: boolean;
}

/** An AudioContext that writes down what it is asked to play, from 7 s on its clock. */
export function recordAudio(state: AudioContextState = 'running') {
  const waves: PlayedWave[] = [];
  const contexts: AudioContextState[] = [];
  class RecordingContext {
    state = state;
    readonly currentTime = 7;
    readonly destination = 'loudspeaker';
    constructor() {
      contexts.push(state);
    }
    resume() {
      this.state = 'running';
      return Promise.resolve();
    }
    close() {
      return Promise.resolve();
    }
    createGain() {
      const node = {
        target: '',
        gain: { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} },
        connect: (target: string) => {
          node.target = target;
        },
      };
      return node;
    }
    createOscillator() {
      const isRunning = () => this.state === 'running';
      let from = Number.NaN;
      let next = { target: '' };
      const sounds: { type: OscillatorType; frequency: { value: number } } = {
        type: 'square',
        frequency: { value: 440 },
      };
      return Object.assign(sounds, {
        connect: (target: { target: string }) => {
          next = target;
        },
        start: (at: number) => {
          from = at;
        },
        stop: (at: number) => {
          const isHeard = isRunning() && next.target === 'loudspeaker';
          const seconds = Number((at - from).toFixed(6));
          waves.push({ type: sounds.type, hertz: sounds.frequency.value, seconds, isHeard });
        },
      });
    }
  }
  vi.stubGlobal('AudioContext', RecordingContext);
  return { waves, contexts };
}
