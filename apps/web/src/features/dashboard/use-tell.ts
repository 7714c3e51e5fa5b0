import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { apology } from './companion-lines.ts';

/** Sends the child's words to the helper and brings its newest answer, or a kind sentence when there is none (SPEC 7). */
export function useTell(onSaid: (text: string) => void) {
  return useMutation({
    mutationFn: async (message: string) => {
      await call('chat.send', { message });
      const history = await call('chat.history');
      return history.at(-1)?.response ?? 'I heard you.';
    },
    onSuccess: onSaid,
    onError: (error) => onSaid(apology(error)),
  });
}
