import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';

/**
 * Whether the family's plan has a session left in the month of this time (P6.05). The caller has locked the child's diary, so that
 * two bookings at once are counted one after the other.
 * @throws AppError plan_limit
 */
export async function checkAllowance(
  store: Pick<Store, 'tutoringAllowance'>,
  studentId: string,
  at: Date,
): Promise<void> {
  const { most, used } = await store.tutoringAllowance.of(studentId, at);
  if (used < most) return;
  const sessions = most === 1 ? '1 tutoring session' : `${most} tutoring sessions`;
  throw new AppError('plan_limit', {
    message: `Your plan has ${sessions} a month, and ${used === 1 ? 'it is' : 'all are'} used or booked. A bigger plan has more.`,
    scope: 'tutoring',
  });
}
