import { SUBJECTS, type SubjectId } from '@noodlenaut/domain';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../api/api.ts';
import { useLivePlan } from './use-live-plan.ts';

/**
 * Whether the learner's plan keeps a subject locked (P6.13). The server decides (P1.09); this only says where a padlock is drawn, so nothing is
 * locked while the account is not read yet, or for grown-ups.
 */
export function useLocked(): (subject: SubjectId) => boolean {
  const { data: user } = useQuery(trpc.account.user.queryOptions());
  const open = user?.role === 'student' ? user.entitlements?.subjects : undefined;
  useLivePlan(open !== undefined && open.length < SUBJECTS.length);
  return (subject) => open !== undefined && !open.includes(subject);
}
