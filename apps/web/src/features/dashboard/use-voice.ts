import { useCallback, useEffect, useState } from 'react';
import { isAudioOn } from '../../lib/audio/audio.ts';
import { logMissingVoice, reader, stopReading } from '../../lib/audio/speech.ts';
import { useMoment } from '../../lib/state/use-moment.ts';

const TALKING_MS = 3000;

interface Voice {
  /** For 3 s, and for as long as the voice reads. */
  readonly isTalking: boolean;
  /** Moves the mouth, and reads aloud where audio is on. */
  readonly say: (texts: readonly string[]) => void;
}

/** The companion's voice. It stops when the component unmounts. */
export function useVoice(): Voice {
  const [isMoving, move] = useMoment(TALKING_MS);
  const [unread, setUnread] = useState(0);
  useEffect(() => stopReading, []);
  const say = useCallback(
    (texts: readonly string[]) => {
      move();
      if (!isAudioOn()) return;
      logMissingVoice();
      const read = reader(texts, (word) => {
        if (word === null) setUnread((left) => Math.max(0, left - 1));
      });
      if (read === undefined) return;
      setUnread(texts.length);
      read();
    },
    [move],
  );
  return { isTalking: isMoving || unread > 0, say };
}
