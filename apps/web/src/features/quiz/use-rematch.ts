import { QUIZ_SUBJECTS } from '@noodlenaut/domain';
import type { QuizState } from './quiz-state.ts';
import { useCreateRoom } from './use-create-room.ts';

/** The same game again in a new room, which whoever asks for it hosts. Null where a child may not open such a room. */
export function useRematch({ subject, game }: Pick<QuizState, 'subject' | 'game'>) {
  const create = useCreateRoom();
  const asked = QUIZ_SUBJECTS.find((one) => one === subject);
  if (asked === undefined || game.gameType === 'class-quiz') return null;
  const { grade, gameType, seats } = game;
  return {
    isPending: create.isPending,
    start: () => create.mutate({ subject: asked, grade, gameType, maxPlayers: seats }),
  };
}
