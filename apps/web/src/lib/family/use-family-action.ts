import { trpc } from '../api/api.ts';
import { useAction } from '../api/use-action.ts';

/** Reads that an action on /family may change: the family, and what the child's own dashboard shows of it. */
export const OF_FAMILY = [trpc.family.pathKey(), trpc.privacy.pathKey(), trpc.progress.dashboard.queryKey()];
const STALE = { all: OF_FAMILY, children: [trpc.family.children.queryKey()] } as const;

/** One action of a family: sends it, reads the family again, and says what went wrong. */
export const useFamilyAction = <Input, Reply>(
  request: (input: Input) => Promise<Reply>,
  onDone?: (reply: Reply, input: Input) => unknown,
  /** Returns true when it handled the error, as with a message beside a field. */
  onRefused?: (error: unknown) => boolean,
  /** `children`: the chosen child is not ours any more, so that nothing about it may be asked for again. */
  reads: keyof typeof STALE = 'all',
) => useAction(request, { stale: STALE[reads], onDone, onRefused });
