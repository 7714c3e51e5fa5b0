import { NETWORK_MS, NEW_READER_GRADES, paceOf } from '@noodlenaut/domain';
import { OrbitTimer } from '@noodlenaut/ui/pieces/game/orbit-timer';
import type { QuizState } from './quiz-state.ts';
import { useTimeLeft } from './use-time-left.ts';

/** The timer of the phase, as an orbit. From 3rd grade on it shows a number. */
export function PhaseTimer({ quiz, label }: { quiz: QuizState; label: string }) {
  const time = useTimeLeft(quiz);
  const { grade } = quiz.game;
  const isReading = quiz.phase.phase === 'read';
  // The allowance for the network is not shown as time left.
  const spare = isReading ? 0 : NETWORK_MS;
  const left = time === null ? null : Math.max(0, time - spare);
  const usual = isReading ? paceOf(grade).readMs : paceOf(grade).answerMs;
  // A player who comes back in the middle was told only the rest; one with extra time was told more.
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
