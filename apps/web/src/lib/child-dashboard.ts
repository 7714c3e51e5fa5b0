import { queryOptions } from '@tanstack/react-query';
import { requestOf } from './api.ts';
import type { Dashboard } from './wire.ts';

/** The dashboard of a child as a grown-up reads it (PRODUCT 9.7); not in lib/reads, which everybody loads first. */
export const childDashboard = (studentId: string) =>
  queryOptions<Dashboard>({ queryKey: [requestOf('progress.dashboard', { studentId }).address] });
