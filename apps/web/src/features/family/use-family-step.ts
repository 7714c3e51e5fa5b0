import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/errors.ts';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import { notify } from '../../lib/notices.ts';

/** What stands on /family and may have changed by a step of a grown-up or child. */
const isOfFamily = (address: unknown): boolean =>
  typeof address === 'string' && address.startsWith('/api/family/');

/**
 * One step of a family: sends it, reads the family anew, and says what went wrong. `onRefused` may take an error over by
 * answering true, for what stands beside a field.
 */
export function useFamilyStep<Input, Reply>(
  step: (input: Input) => Promise<Reply>,
  onDone?: (reply: Reply, input: Input) => unknown,
  onRefused?: (error: unknown) => boolean,
  /** `children`: the chosen child is not ours any more, so that nothing about it may be asked for again. */
  reads: 'all' | 'children' = 'all',
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: async (reply, input) => {
      await client.invalidateQueries({
        predicate: ({ queryKey: [address] }) =>
          reads === 'all' ? isOfFamily(address) : address === grownUpReads.children.queryKey[0],
      });
      await onDone?.(reply, input);
    },
    onError: (error) => {
      if (onRefused?.(error) === true) return;
      notify({ title: 'That did not work', description: sentenceOf(error), tone: 'destructive' });
    },
  });
}
