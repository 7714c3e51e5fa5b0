import { api } from '../../lib/api/api.ts';
import { apology } from './companion-lines.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** Sends the child's words to the helper and brings its newest answer, or a kind sentence when there is none (P3.29). */
export function useTell(onSaid: (text: string) => void) {
  return useWrite({
    oneAtATime: true,
    mutationFn: async (message: string) => {
      await api.chat.send.mutate({ message });
      const history = await api.chat.history.query();
      return history.at(-1)?.response ?? 'I heard you.';
    },
    onSuccess: onSaid,
    onError: (error) => onSaid(apology(error)),
  });
}
