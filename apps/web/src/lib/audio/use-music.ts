import type { MusicName } from '@noodlenaut/domain';
import { useEffect } from 'react';
import { perform, useAudioOn, wasTouched } from './audio.ts';

/** Music that begins late is still music; a clock that ticks late is wrong. */
const LATE_MS = { lobby: 30_000, 'last-seconds': 400, 'drum-roll': 400 } as const satisfies Record<
  MusicName,
  number
>;
/** A page that was opened anew may play once somebody has touched it. */
const TOUCHES = ['click', 'keyup'] as const;

/** Plays a track. @returns what ends it, also when it has not begun yet */
function startTrack(name: MusicName): () => void {
  let isOver = false;
  let fadeOut = () => {};
  void perform(({ playTrack }, context) => {
    if (!isOver) fadeOut = playTrack(context, name);
  }, LATE_MS[name]);
  return () => {
    isOver = true;
    fadeOut();
  };
}

/**
 * Plays this track while it is named and the sound is on; null is silence.
 * @param turn another one begins the track anew
 */
export function useMusic(name: MusicName | null, turn = 0): void {
  const isOn = useAudioOn();
  useEffect(() => {
    if (name === null || !isOn) return undefined;
    let end = startTrack(name);
    const begin = () => {
      forget();
      end();
      end = startTrack(name);
    };
    const forget = () => {
      for (const touch of TOUCHES) globalThis.removeEventListener(touch, begin);
    };
    if (!wasTouched()) for (const touch of TOUCHES) globalThis.addEventListener(touch, begin);
    return () => {
      forget();
      end();
    };
  }, [name, isOn, turn]);
}
