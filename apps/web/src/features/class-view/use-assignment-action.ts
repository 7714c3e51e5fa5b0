import { trpc } from '../../lib/api/api.ts';
import { useAction } from '../../lib/api/use-action.ts';

/**
 * One change to a class's assignments: sends it, reads them again, and says what went wrong. `onRefused` takes an error over
 * by answering true, for what stands beside a field.
 */
export function useAssignmentAction<Input, Reply>(
  classId: string,
  request: (input: Input) => Promise<Reply>,
  onDone?: () => unknown,
  onRefused?: (error: unknown) => boolean,
) {
  return useAction(request, { stale: [trpc.assignments.list.queryKey({ classId })], onDone, onRefused });
}
