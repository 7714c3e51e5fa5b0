import { api, trpc } from '../../lib/api/api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { notify } from '../../lib/notices/notices.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** Joins a room by its code and opens the game (S2.117, S8.08). */
export function useJoinRoom() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useWrite({
    oneAtATime: true,
    mutationFn: (code: string) => api.quiz.joinRoom.mutate({ code }),
    onSuccess: ({ id }) => navigate({ to: '/multiplayer/game/$gameId', params: { gameId: id } }),
    onError: (cause) => {
      console.warn('The room could not be joined', cause);
      notify({
        title: 'Error',
        description: 'Could not join room. Check the room code and try again.',
        tone: 'destructive',
      });
      void client.invalidateQueries({ queryKey: trpc.quiz.rooms.queryKey() });
    },
  });
}
