import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../lib/errors.ts';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import { notify } from '../../lib/notices.ts';

/**
 * One step with a class's assignments: sends it, reads them anew, and says what went wrong. `onRefused` takes an error over
 * by answering true, for what stands beside a field.
 */
export function useAssignmentStep<Input, Reply>(
  classId: string,
  step: (input: Input) => Promise<Reply>,
  onDone?: () => unknown,
  onRefused?: (error: unknown) => boolean,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: grownUpReads.assignments(classId).queryKey });
      await onDone?.();
    },
    onError: (error) => {
      if (onRefused?.(error) === true) return;
      notify({ title: 'That did not work', description: sentenceOf(error), tone: 'destructive' });
    },
  });
}
