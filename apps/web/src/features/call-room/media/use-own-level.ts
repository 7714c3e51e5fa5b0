import { useEffect, useState } from 'react';
import { createOwnLevel } from './own-level.ts';

/** Reads how loud an own track is, from 0 to 1; null while there is none. */
export function useOwnLevel(track: MediaStreamTrack | null): (() => number) | null {
  const [level] = useState(createOwnLevel);
  useEffect(() => {
    if (track !== null) level.follow(track);
    return level.stop;
  }, [track, level]);
  return track === null ? null : level.read;
}
