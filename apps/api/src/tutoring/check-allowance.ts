import type { Store } from '@noodlenaut/db';
import { entitledBy, entitlements, startOfNextMonth, tutoringLimit } from '@noodlenaut/domain';
import type { Services } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Whether the plan has room for what was booked in the month of this time (P6.05). Called after the booking, in its transaction: the booking
 * has raised the month's counter and holds its row, so that of any number of bookings at once no more pass than the plan has (I5).
 * @param asker a tutor is not told which plan a family has, nor what it does with others
 * @throws AppError plan_limit
 */
export async function checkAllowance(
  { env, now }: Pick<Services, 'env' | 'now'>,
  store: Pick<Store, 'tutoringAllowance'>,
  studentId: string,
  at: Date,
  asker: 'family' | 'tutor' = 'family',
): Promise<void> {
  const { plans, used } = await store.tutoringAllowance.of(studentId, at);
  // The plan of the time of the session: a trial that ends before books nothing for after.
  const counted = at > now() ? at : now();
  const planLimit = tutoringLimit(
    entitlements(entitledBy(plans, env.PLANS, counted)),
    used - 1,
    startOfNextMonth(at),
  );
  if (!planLimit) return;
  const told =
    asker === 'tutor'
      ? { message: 'This family has no session left in that month.' }
      : { message: planLimit.message, planLimit };
  throw new AppError('plan_limit', { scope: 'tutoring', ...told });
}
