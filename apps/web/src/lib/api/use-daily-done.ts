import { trpc } from './api.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * How many of the day's five are done. What was read before midnight belongs to another day: on this one none is, and
 * nobody has to ask again (S7.57: what was read does not become stale).
 */
export function useDailyDone(): number {
  const { data, dataUpdatedAt } = useSuspenseQuery(trpc.progress.dashboard.queryOptions());
  const [midnight] = useState(() => new Date().setHours(0, 0, 0, 0));
  return dataUpdatedAt < midnight ? 0 : data.dailyDone;
}
