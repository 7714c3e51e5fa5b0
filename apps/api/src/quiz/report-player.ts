import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { ReportReason } from '@noodlenaut/domain';
import { AppError } from '../errors/app-error.ts';

interface Report {
  readonly roomId: string;
  readonly seat: number;
  readonly reason: ReportReason;
}

/**
 * A child reports another player (security 2.5): once for a player and game, however often it is sent. Staff read it.
 * @throws AppError not_found when the two were not in that game
 */
export async function reportPlayer(services: Pick<Context, 'store'>, viewer: SessionViewer, report: Report) {
  if (!(await services.store.playerReports.add({ ...report, reporterId: viewer.id })))
    throw new AppError('not_found');
  return { isNoted: true as const };
}
