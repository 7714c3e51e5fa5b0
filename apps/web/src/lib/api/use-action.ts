import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { hasStatus, sentenceOf } from './error-sentences.ts';
import { notify } from '../notices/notices.ts';
import { useWrite } from './use-write.ts';

interface After<Input, Reply> {
  /** Reads that may have changed, by their keys or what these begin with. */
  readonly stale: readonly QueryKey[];
  readonly onDone?: ((reply: Reply, input: Input) => unknown) | undefined;
  /** Returns true when it handled the error, as with a message beside a field. */
  readonly onRefused?: ((error: unknown) => boolean) | undefined;
}

/** Going to the login would lose what was typed into the fields. */
const SIGNED_OUT = {
  title: 'Please sign in',
  description: 'Your session has ended. Sign in on another tab, then try again here.',
} as const;

/**
 * One action of a grown-up or child: sends it, reads anew what it changed, and says what went wrong. The same action pressed
 * again while it runs, as by a double click, is the same press.
 */
export function useAction<Input, Reply>(
  action: (input: Input) => Promise<Reply>,
  { stale, onDone, onRefused }: After<Input, Reply>,
) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: action,
    // A reply may hold a password or a code, so it is not kept longer than the screen that shows it.
    gcTime: 0,
    onSuccess: async (reply, input) => {
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
      await onDone?.(reply, input);
    },
    onError: (error) => {
      if (hasStatus(error, 401)) notify(SIGNED_OUT);
      else if (onRefused?.(error) !== true)
        notify({ title: 'That did not work', description: sentenceOf(error), tone: 'destructive' });
    },
  });
}
