import { grownUpReads } from './grown-up-api.ts';
import { reads } from './reads.ts';
import { useStep } from './use-step.ts';

/** Reads that a step of a family may change. */
export const isOfFamily = (address: string): boolean =>
  address.startsWith('/api/family/') || address === reads.dashboard.queryKey[0];

/** What may have changed by a step of a grown-up or child: /family, and the door on the child's own dashboard. */
const IS_STALE = {
  all: isOfFamily,
  children: (address: string) => address === grownUpReads.children.queryKey[0],
} as const;

/** One step of a family: sends it, reads the family anew, and says what went wrong. */
export const useFamilyStep = <Input, Reply>(
  step: (input: Input) => Promise<Reply>,
  onDone?: (reply: Reply, input: Input) => unknown,
  /** May take an error over by answering true, for what stands beside a field. */
  onRefused?: (error: unknown) => boolean,
  /** `children`: the chosen child is not ours any more, so that nothing about it may be asked for again. */
  reads: keyof typeof IS_STALE = 'all',
) => useStep(step, { isStale: IS_STALE[reads], onDone, onRefused });
