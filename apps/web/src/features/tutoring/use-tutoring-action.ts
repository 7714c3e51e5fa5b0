import { useAction } from '../../lib/api/use-action.ts';
import { TUTORING_READS } from '../../lib/live/tutoring-reads.ts';

/** One action of a family in tutoring: sends it, reads tutoring again, and says what went wrong. */
export const useTutoringAction = <Input, Reply>(
  request: (input: Input) => Promise<Reply>,
  onDone?: (reply: Reply, input: Input) => unknown,
  /** Returns true when it handled the error, as with a message beside a field. */
  onRefused?: (error: unknown) => boolean,
) => useAction(request, { stale: TUTORING_READS, onDone, onRefused });
