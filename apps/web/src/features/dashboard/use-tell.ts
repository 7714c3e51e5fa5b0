import { apology } from './companion-lines.ts';
import { useWrite } from '../../lib/use-write.ts';

/** Sends the child's words to the helper and brings its newest answer, or a kind sentence when there is none (SPEC 7). */
export function useTell(onSaid: (text: string) => void) {
  return useWrite({
    oneAtATime: true,
    mutationFn: async (message: string) => {
      // Loaded with the first words that are sent: no screen needs it to show.
      const { laterCall } = await import('../../lib/later-api.ts');
      await laterCall('chat.send', { message });
      const history = await laterCall('chat.history');
      return history.at(-1)?.response ?? 'I heard you.';
    },
    onSuccess: onSaid,
    onError: (error) => onSaid(apology(error)),
  });
}
