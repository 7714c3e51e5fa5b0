import { trpc } from '../../lib/api/api.ts';
import { useAction } from '../../lib/api/use-action.ts';

/** Reads that an action in a class may change. */
const STALE = {
  all: [
    trpc.classes.pathKey(),
    trpc.assignments.pathKey(),
    trpc.learnerGroups.pathKey(),
    trpc.family.pathKey(),
    trpc.lessons.ofClasses.queryKey(),
  ],
  list: [trpc.classes.list.queryKey()],
} as const;

/** One action in a class: sends it, reads again what screens of classes show, and says what went wrong. */
export const useClassAction = <Input, Reply>(
  request: (input: Input) => Promise<Reply>,
  onDone?: (reply: Reply, input: Input) => unknown,
  /** Returns true when it handled the error, as with a message beside a field. */
  onRefused?: (error: unknown) => boolean,
  /** `list`: this class is not ours any more, so that nothing about it may be asked for again. */
  reads: keyof typeof STALE = 'all',
) => useAction(request, { stale: STALE[reads], onDone, onRefused });
