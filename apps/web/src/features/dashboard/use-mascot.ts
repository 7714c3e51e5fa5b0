import { mascotMood } from '@noodlenaut/domain';
import type { Grade, MascotMood } from '@noodlenaut/domain';
import { useEffect, useState } from 'react';
import { useMoment } from '../../lib/state/use-moment.ts';
import { mascotLines } from './mascot-lines.ts';

const MESSAGE_MS = 5000;

interface Mascot {
  /** Null while it is idle. */
  readonly mood: MascotMood | null;
  readonly says: string | null;
  readonly onPress: () => void;
}
type Facts = { grade: Grade | null; badges: number; streakDays: number; isDismissed: boolean };

/** Noodle speaks on arrival, on a new badge and on a press, each time for 5 s; then it is idle (S4.09). */
export function useMascot({ grade, badges, streakDays, isDismissed }: Facts): Mascot {
  const lines = mascotLines(grade, badges, streakDays);
  const occasion = `${badges} ${grade === null}`;
  const [last, setLast] = useState({ occasion, turn: 0 });
  const [isSaying, say] = useMoment(MESSAGE_MS);
  const turn = last.occasion === occasion ? last.turn : 0;

  useEffect(() => {
    if (!isDismissed) say();
  }, [occasion, isDismissed, say]);

  return {
    mood: isSaying ? mascotMood(badges) : null,
    says: isSaying ? (lines[turn % lines.length] ?? lines[0]) : null,
    onPress: () => {
      setLast({ occasion, turn: turn + 1 });
      say();
    },
  };
}
