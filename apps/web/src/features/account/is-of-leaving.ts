import { laterReads } from '../../lib/later-api.ts';
import { reads } from '../../lib/reads.ts';
import { isOfFamily } from '../../lib/use-family-step.ts';

const OWN: readonly unknown[] = [
  reads.user.queryKey[0],
  laterReads.ownData.queryKey[0],
  laterReads.sessions.queryKey[0],
];

/** Reads that change when one's own end is planned or undone: the account, and the children who go along. */
export const isOfLeaving = (address: string): boolean => OWN.includes(address) || isOfFamily(address);
