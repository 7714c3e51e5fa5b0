import type { QuizState } from '../quiz-state.ts';
import type { QuizRoom } from '../use-quiz-room.ts';

export interface ProjectorProps {
  readonly quiz: QuizState;
  readonly roomId: string;
  readonly ask: QuizRoom['ask'];
}
