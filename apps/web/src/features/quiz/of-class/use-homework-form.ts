import {
  DEFAULT_QUESTIONS,
  addDays,
  type Grade,
  type QUIZ_SUBJECTS,
  type QuestionCount,
} from '@noodlenaut/domain';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api, trpc } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Inputs, Outputs } from '../../../lib/api/replies.ts';
import { useAction } from '../../../lib/api/use-action.ts';
import { notify } from '../../../lib/notices/notices.ts';

const WEEK_DAYS = 7;

/** What stands in the form; without chosen questions they are drawn. */
interface Draft {
  readonly subject: (typeof QUIZ_SUBJECTS)[number];
  readonly grade: Grade;
  readonly questionCount: QuestionCount;
  readonly questionRefs: readonly string[];
  readonly dueDay: string;
  /** Null: all pupils. */
  readonly childIds: readonly string[] | null;
}

/** The form's state, and sending it. The key is made once: sent again after a broken connection, the quiz is given once. */
export function useHomeworkForm({ id: classId, grade }: Outputs['classes']['get'], today: string) {
  const navigate = useNavigate();
  const [wishKey] = useState(() => crypto.randomUUID());
  const [dayFault, setDayFault] = useState<string>();
  const [draft, setDraft] = useState<Draft>({
    subject: 'math',
    grade,
    questionCount: DEFAULT_QUESTIONS,
    questionRefs: [],
    dueDay: addDays(today, WEEK_DAYS),
    childIds: null,
  });
  const [pupilFault, setPupilFault] = useState<string>();
  const give = useAction((wish: Inputs['classQuizzes']['give']) => api.classQuizzes.give.mutate(wish), {
    stale: [trpc.classQuizzes.list.queryKey({ classId }), trpc.assignments.list.queryKey({ classId })],
    onDone: () => {
      notify({ title: 'It is given', description: 'It stands first on their dashboards.', tone: 'success' });
      return navigate({ to: '/classes/$classId/quizzes', params: { classId }, replace: true });
    },
    onRefused: (error) => {
      const issue = error instanceof ApiError && error.issues.find(({ path }) => path === 'dueDay');
      if (!issue) return false;
      setDayFault(issue.message);
      return true;
    },
  });
  return {
    draft,
    dayFault,
    pupilFault,
    isPending: give.isPending,
    /** Other subjects and grades have other questions. */
    change: (next: Partial<Draft>) =>
      setDraft((before) => ({
        ...before,
        ...(next.subject !== undefined || next.grade !== undefined ? { questionRefs: [] } : {}),
        ...next,
      })),
    send: () => {
      if (draft.dueDay === '') {
        setDayFault('Please choose a day');
        return;
      }
      setDayFault(undefined);
      const { questionRefs, questionCount, childIds, ...about } = draft;
      const isNobody = childIds !== null && childIds.length === 0;
      setPupilFault(isNobody ? 'Please choose somebody' : undefined);
      if (isNobody) return;
      const some = childIds === null ? {} : { childIds: [...childIds] };
      const asked = questionRefs.length > 0 ? { questionRefs: [...questionRefs] } : { questionCount };
      give.mutate({ classId, wishKey, ...about, ...asked, ...some });
    },
  };
}
