import type { MyView } from '@noodlenaut/domain';
import type { QuizState } from '../quiz-state.ts';
import type { QuizRoom } from '../use-quiz-room.ts';

/** What the screen of a phase gets: the game as this player sees it, and the way to ask for something. */
export interface PhaseProps {
  readonly quiz: QuizState;
  readonly me: MyView;
  readonly roomId: string;
  readonly ask: QuizRoom['ask'];
}
