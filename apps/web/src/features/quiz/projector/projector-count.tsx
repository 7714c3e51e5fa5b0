import { AnsweredCount } from '@noodlenaut/ui/pieces/game/answered-count';
import type { QuizState } from '../quiz-state.ts';

/** Under the code: who has answered, or how late friends come in. */
export function ProjectorCount({ quiz: { phase, board } }: { quiz: QuizState }) {
  if (phase.phase === 'podium' || phase.phase === 'closed') return <p>Thank you for playing!</p>;
  if (phase.isPaused) return <p>The game takes a break.</p>;
  if (phase.phase === 'answer')
    return (
      <AnsweredCount count={phase.answered} of={phase.present} text={`of ${phase.present} have answered`} />
    );
  const right = board?.right;
  if (phase.phase === 'reveal' && typeof right === 'number')
    return (
      <AnsweredCount count={board?.chosen[right] ?? 0} of={phase.present} text="chose the right answer" />
    );
  return <p>{phase.isLocked ? 'The room is locked.' : 'Late friends can join between questions.'}</p>;
}
