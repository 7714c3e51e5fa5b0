import { trpc } from '../api/api.ts';
import { useAction } from '../api/use-action.ts';

/** What may have changed by a step of a grown-up or child: /family, and what hangs on it on the child's own dashboard. */
export const OF_FAMILY = [trpc.family.pathKey(), trpc.privacy.pathKey(), trpc.progress.dashboard.queryKey()];
const STALE = { all: OF_FAMILY, children: [trpc.family.children.queryKey()] } as const;

/** One step of a family: sends it, reads the family anew, and says what went wrong. */
export const useFamilyAction = <Input, Reply>(
  step: (input: Input) => Promise<Reply>,
  onDone?: (reply: Reply, input: Input) => unknown,
  /** May take an error over by answering true, for what stands beside a field. */
  onRefused?: (error: unknown) => boolean,
  /** `children`: the chosen child is not ours any more, so that nothing about it may be asked for again. */
  reads: keyof typeof STALE = 'all',
) => useAction(step, { stale: STALE[reads], onDone, onRefused });
