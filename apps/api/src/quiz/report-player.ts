import type { ReportReason } from '@noodlenaut/domain';
import type { SignedInContext } from '../context.ts';
import { AppError } from '../errors/app-error.ts';

interface Report {
  readonly roomId: string;
  readonly seat: number;
  readonly reason: ReportReason;
}

/**
 * A child says that another player was not kind (SAFETY 2.5). Once a player and game, however often it is sent; staff read it.
 * @throws AppError not_found when the two do not sit in that game
 */
export async function reportPlayer(ctx: SignedInContext, report: Report) {
  await ctx.limits.consume('rooms.report', ctx.viewer.id);
  if (!(await ctx.store.playerReports.add({ ...report, reporterId: ctx.viewer.id })))
    throw new AppError('not_found');
  return { isNoted: true as const };
}
