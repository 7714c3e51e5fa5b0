import { NETWORK_MS, NEW_READER_GRADES, paceOf } from '@noodlenaut/domain';
import { OrbitTimer } from '@noodlenaut/ui/pieces/game/orbit-timer';
import type { QuizState } from './quiz-state.ts';
import { useTimeLeft } from './use-time-left.ts';

/** The orbit of the phase. A number stands in it from 3rd grade on. */
export function PhaseTimer({ quiz, label }: { quiz: QuizState; label: string }) {
  const time = useTimeLeft(quiz);
  const { grade } = quiz.game;
  const isReading = quiz.phase.phase === 'read';
  // What the network may take is not the child's time: it is not shown.
  const spare = isReading ? 0 : NETWORK_MS;
  const left = time === null ? null : Math.max(0, time - spare);
  const usual = isReading ? paceOf(grade).readMs : paceOf(grade).answerMs;
  // Who comes back in the middle was told only the rest; who has extra time was told more.
  const length = Math.max(quiz.lengthMs - spare, usual);
  return (
    <OrbitTimer
      label={label}
      over={left === null ? 0 : 1 - left / length}
      seconds={NEW_READER_GRADES.includes(grade) || left === null ? null : Math.ceil(left / 1000)}
      isPaused={quiz.phase.isPaused}
    />
  );
}
