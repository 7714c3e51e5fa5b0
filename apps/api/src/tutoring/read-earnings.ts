import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** What a tutor has earned, by month and in all (P5.38). Paying out happens outside of the product. */
export async function readEarnings({ now, store }: Pick<Context, 'now' | 'store'>, viewer: SessionViewer) {
  const rows = await store.tutorDesk.earnings(viewer.id, now());
  return {
    months: rows.map(({ month, sessions, cents }) => ({ month, sessions, cents })),
    all: { sessions: rows[0]?.allSessions ?? 0, cents: rows[0]?.allCents ?? 0 },
  };
}
