import { SUBJECTS, type SubjectId } from '@noodlenaut/domain';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../api/api.ts';
import { useLivePlan } from './use-live-plan.ts';

/** The subjects that a learner's plan opens; undefined while the account is not read yet, and for grown-ups. */
function useOpenSubjects(): readonly SubjectId[] | undefined {
  const { data: user } = useQuery(trpc.account.user.queryOptions());
  return user?.role === 'student' ? user.entitlements?.subjects : undefined;
}

/** Whether the learner's plan keeps a subject locked (P6.13). The server decides (P1.09); this only says where a padlock is drawn. */
export function useLocked(): (subject: SubjectId) => boolean {
  const open = useOpenSubjects();
  return (subject) => open !== undefined && !open.includes(subject);
}

/** Lets the padlocks of a page go when the plan changes. Once a page, because each call opens a socket while something is locked. */
export function useLiveLocks(): void {
  const open = useOpenSubjects();
  useLivePlan(open !== undefined && open.length < SUBJECTS.length);
}
