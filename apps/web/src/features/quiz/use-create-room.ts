import { api } from '../../lib/api/api.ts';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import type { Inputs } from '../../lib/api/replies.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** Opens a room and goes there: whoever makes it sits in it already. */
export function useCreateRoom() {
  const navigate = useNavigate();
  return useWrite({
    oneAtATime: true,
    mutationFn: (room: Inputs['quiz']['createRoom']) => api.quiz.createRoom.mutate(room),
    onSuccess: ({ id }) => navigate({ to: '/multiplayer/game/$gameId', params: { gameId: id } }),
    onError: (error) => notify({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
  });
}
