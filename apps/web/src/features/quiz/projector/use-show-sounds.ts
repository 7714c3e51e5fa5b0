import type { Scene } from '@noodlenaut/domain';
import { useEffect } from 'react';
import { playCue } from '../../../lib/audio/audio.ts';
import { useMusic } from '../../../lib/audio/use-music.ts';

/** The sounds of the podium: a drum roll before each step, the fanfare for the first place, a swish for each page of awards. */
export function useShowSounds(scene: Scene, places: number): void {
  const taken = scene.is === 'places' ? scene.taken : null;
  const page = scene.is === 'awards' ? scene.page : null;
  useMusic(taken !== null && taken < places ? 'drum-roll' : null, taken ?? 0);
  useEffect(() => {
    if (taken !== null && taken > 0) playCue(taken < places ? 'step' : 'fanfare');
  }, [taken, places]);
  useEffect(() => {
    if (page !== null) playCue('fly-past');
  }, [page]);
}
