import { api } from '../../lib/api/api.ts';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** The same game again: whoever presses first opens the room, and all who press meet there. */
export function useRematch(roomId: string) {
  const navigate = useNavigate();
  return useWrite({
    oneAtATime: true,
    mutationFn: () => api.quiz.rematch.mutate({ roomId }),
    onSuccess: ({ id }) => navigate({ to: '/multiplayer/game/$gameId', params: { gameId: id } }),
    onError: (error) => notify({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
  });
}
