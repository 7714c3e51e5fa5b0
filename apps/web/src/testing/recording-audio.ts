import { vi } from 'vitest';

/** What a wave was asked to be. */
export interface PlayedWave {
  readonly type: OscillatorType;
  readonly hertz: number;
  readonly seconds: number;
  readonly isHeard: boolean;
}

interface Joined {
  leadsOut: () => boolean;
}
type Target = Joined | string;

/** A node that knows whether what goes into it is heard at the loudspeaker. */
function joined<Parts extends object>(parts: Parts) {
  let next: Target = '';
  return Object.assign(parts, {
    leadsOut: (): boolean => (typeof next === 'string' ? next === 'loudspeaker' : next.leadsOut()),
    connect: (target: Target) => {
      next = target;
    },
  });
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
      const set = () => {};
      const gain = {
        value: 1,
        setValueAtTime: set,
        linearRampToValueAtTime: set,
        exponentialRampToValueAtTime: set,
        setTargetAtTime: set,
      };
      return joined({ gain });
    }
    createOscillator() {
      const isRunning = () => this.state === 'running';
      let from = Number.NaN;
      const sounds: { type: OscillatorType; frequency: { value: number } } = {
        type: 'square',
        frequency: { value: 440 },
      };
      const wave = joined(sounds);
      return Object.assign(wave, {
        start: (at: number) => {
          from = at;
        },
        stop: (at: number) => {
          const isHeard = isRunning() && wave.leadsOut();
          const seconds = Number((at - from).toFixed(6));
          waves.push({ type: sounds.type, hertz: sounds.frequency.value, seconds, isHeard });
        },
      });
    }
  }
  vi.stubGlobal('AudioContext', RecordingContext);
  return { waves, contexts };
}
