import { afterDays } from '@noodlenaut/domain';
import type { User } from '../../lib/api/replies.ts';

const SOON_DAYS = 30;

/** Where a tutor's verification stands: `ending` from 30 days before its end (security 2.13). */
export function verificationState(
  { isVerified, verificationExpires }: Pick<User, 'isVerified' | 'verificationExpires'>,
  now: Date,
): 'waiting' | 'ended' | 'ending' | 'verified' {
  if (!isVerified) return verificationExpires === null ? 'waiting' : 'ended';
  return verificationExpires !== null && new Date(verificationExpires) < afterDays(now, SOON_DAYS)
    ? 'ending'
    : 'verified';
}
