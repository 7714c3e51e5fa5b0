import { trpc } from '../../lib/api/api.ts';
import { useAction } from '../../lib/api/use-action.ts';

/**
 * One change to a class's assignments: sends it, reads them again, and says what went wrong. `onRefused` returns
 * true when it handled the error, as with a message beside a field.
 */
export function useAssignmentAction<Input, Reply>(
  classId: string,
  request: (input: Input) => Promise<Reply>,
  onDone?: () => unknown,
  onRefused?: (error: unknown) => boolean,
) {
  return useAction(request, { stale: [trpc.assignments.list.queryKey({ classId })], onDone, onRefused });
}
