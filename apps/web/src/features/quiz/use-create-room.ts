import { laterCall } from '../../lib/later-api.ts';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '../../lib/errors.ts';
import { notify } from '../../lib/notices.ts';
import type { InputOf } from '../../lib/wire.ts';
import { useWrite } from '../../lib/use-write.ts';

/** Opens a room and goes there: whoever makes it sits in it already. */
export function useCreateRoom() {
  const navigate = useNavigate();
  return useWrite({
    oneAtATime: true,
    mutationFn: (room: InputOf<'quiz.createRoom'>) => laterCall('quiz.createRoom', room),
    onSuccess: ({ id }) => navigate({ to: '/multiplayer/game/$gameId', params: { gameId: id } }),
    onError: (error) => notify({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
  });
}
