import { useQuery } from '@tanstack/react-query';
import { trpc } from '../api/api.ts';

/** The operator's hours of support; null: none are stated, undefined: not known (yet). */
export const useSupportHours = (): string | null | undefined =>
  useQuery(trpc.support.hours.queryOptions()).data?.hours;
