import { trpc } from '../../lib/api/api.ts';
import { useAction } from '../../lib/api/use-action.ts';

/** One action with a draft: sends it, reads the drafts again, and says what went wrong. */
export const useDraftAction = <Input, Reply>(
  request: (input: Input) => Promise<Reply>,
  onDone?: (reply: Reply, input: Input) => unknown,
  onRefused?: (error: unknown) => boolean,
) => useAction(request, { stale: [trpc.lessonDrafts.list.queryKey()], onDone, onRefused });
