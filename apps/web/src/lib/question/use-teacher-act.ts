import type { TeacherAct } from '@noodlenaut/ui/drawings/acting-teacher';
import { useEffect, useState } from 'react';
import type { PlayedQuestion } from './use-question.ts';

/** A question that stands for so long without an answer: the teacher ponders too. Nobody is hurried: nothing is said. */
export const PONDER_MS = 12_000;

/** Whether something has lasted for so long. */
function useLasts(isSo: boolean, milliseconds: number, since?: unknown): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo, milliseconds, since]);
  return isLong;
}

/** A cheer and a nod come before the words that are read. */
const FEELING_MS = 1500;

type Asked = Pick<PlayedQuestion, 'chosen' | 'verdict' | 'isOpen' | 'isFresh' | 'hint'>;

/**
 * What the teacher does: it watches, ponders with a child who ponders, cheers a right answer and encourages after another.
 * @returns null while it only talks
 */
export function useTeacherAct(question: Asked, isTalking: boolean): TeacherAct | null {
  const { chosen, verdict, isOpen, isFresh, hint } = question;
  const isThinking = isOpen && chosen === null;
  const isLong = useLasts(isThinking, PONDER_MS, hint?.number);
  const isFeeling = verdict !== null && isFresh;
  const isFelt = useLasts(isFeeling, FEELING_MS);
  if (isTalking && (!isFeeling || isFelt)) return null;
  if (isFeeling) return verdict.correct ? 'cheering' : 'encouraging';
  return isThinking && isLong ? 'pondering' : 'watching';
}
