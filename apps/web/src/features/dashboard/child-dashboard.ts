import { trpc } from '../../lib/api/api.ts';

/** The dashboard of a child as a grown-up reads it (P9.07). */
export const childDashboard = (studentId: string) => trpc.progress.dashboard.queryOptions({ studentId });
