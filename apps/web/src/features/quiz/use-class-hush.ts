import { useEffect } from 'react';
import { hush } from '../../lib/audio/audio.ts';
import type { QuizState } from './quiz-state.ts';

/** The phone of a child in a class is silent until the child asks it for sound: the wall plays for all (decision 0100). */
export function useClassHush(quiz: QuizState | null): void {
  const isClassPhone = quiz !== null && quiz.game.hasProjector && quiz.me !== null;
  useEffect(() => {
    if (!isClassPhone) return undefined;
    hush(true);
    return () => hush(false);
  }, [isClassPhone]);
}
