import { laterCall } from '../../lib/later-api.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sentenceOf } from '../../lib/errors.ts';
import { notify } from '../../lib/notices.ts';

/** The same game again: whoever presses first opens the room, and all who press meet there. */
export function useRematch(roomId: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => laterCall('quiz.rematch', { roomId }),
    onSuccess: ({ id }) => navigate({ to: '/multiplayer/game/$gameId', params: { gameId: id } }),
    onError: (error) => notify({ title: 'Error', description: sentenceOf(error), tone: 'destructive' }),
  });
}
