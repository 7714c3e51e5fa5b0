import { api } from '../../lib/api/api.ts';
import { addDays } from '@noodlenaut/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { notify } from '../../lib/notices/notices.ts';
import type { Inputs, Outputs } from '../../lib/api/replies.ts';
import { withChange, wishOf, type AssignDraft, type AssignFaults, type AssignStart } from './assign-wish.ts';
import { useAssignmentAction } from './use-assignment-action.ts';

const WEEK_DAYS = 7;
const FIELDS = ['lessonId', 'subjectId', 'skill', 'dueDay', 'childIds'] as const;

/** The form's state, and sending it: makes the assignment and goes back to the list. */
export function useAssignForm(taught: Outputs['classes']['get'], today: string, start: AssignStart) {
  const navigate = useNavigate();
  const [faults, setFaults] = useState<AssignFaults>({});
  const [draft, setDraft] = useState<AssignDraft>(() => ({
    kind: start.give ?? 'lesson',
    subject: start.subject ?? 'math',
    grade: taught.grade,
    lessonId: null,
    skill: start.skill ?? null,
    dueDay: addDays(today, WEEK_DAYS),
    childIds: start.pupils?.filter((id) => taught.pupils.some((pupil) => pupil.id === id)) ?? null,
  }));
  const give = useAssignmentAction(
    taught.id,
    (wish: Inputs['assignments']['create']) => api.assignments.create.mutate(wish),
    () => {
      notify({ title: 'It is given', description: 'It stands first on their dashboards.', tone: 'success' });
      return navigate({ to: '/classes/$classId/assignments', params: { classId: taught.id }, replace: true });
    },
    (error) => {
      const found = faultsOf(error);
      setFaults(found);
      return Object.keys(found).length > 0;
    },
  );
  return {
    draft,
    faults,
    isPending: give.isPending,
    change: (change: Partial<AssignDraft>) => setDraft((before) => withChange(before, change)),
    send: () => {
      const result = wishOf(taught.id, draft);
      setFaults('faults' in result ? result.faults : {});
      if ('wish' in result) give.mutate(result.wish);
    },
  };
}

const faultsOf = (error: unknown): AssignFaults =>
  error instanceof ApiError
    ? Object.fromEntries(
        FIELDS.flatMap((field) => {
          const issue = error.issues.find(({ path }) => path === field);
          return issue === undefined ? [] : [[field, issue.message]];
        }),
      )
    : {};
