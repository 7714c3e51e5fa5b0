import { useMemo } from 'react';

/** A stream of one own track, for a preview. */
export const useTrackStream = (track: MediaStreamTrack | null): MediaStream | null =>
  useMemo(() => (track === null ? null : new MediaStream([track])), [track]);
