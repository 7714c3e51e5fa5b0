import { trpc } from '../../lib/api/api.ts';
import { useAction } from '../../lib/api/use-action.ts';

/** One action on the school page: sends it, reads the page again, and says what went wrong. */
export const useSchoolAction = <Input, Reply>(
  request: (input: Input) => Promise<Reply>,
  onDone?: (reply: Reply, input: Input) => unknown,
) => useAction(request, { stale: [trpc.school.pathKey()], onDone });
