import { api, trpc } from '../../lib/api/api.ts';
import type { Grade } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { setReaderGrade } from '../../lib/comfort/reader-grade.ts';
import { loadYoungHome } from './load-young-home.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** The text of this one failure (S8.04). */
const gradeFailure = (error: unknown): string =>
  error instanceof ApiError ? `HTTP ${error.status}: ${error.body}` : sentenceOf(error);

/**
 * Changes the grade and refreshes what hangs on it: user, progress, lessons and what to begin (S7.10).
 * `before` is the grade that the child came with, while it is another than now: the way back from a mistaken press.
 */
export function useSetGrade(grade: Grade | null) {
  const client = useQueryClient();
  const [cameWith] = useState(grade);
  const write = useWrite({
    oneAtATime: true,
    mutationFn: (grade: Grade) => api.account.setGrade.mutate({ grade }),
    onSuccess: async (_user, grade) => {
      // First, so that no screen of another age is shown in between.
      await loadYoungHome();
      setReaderGrade(grade);
      client.removeQueries({ queryKey: trpc.lessons.pathKey() });
      await Promise.all([
        client.invalidateQueries({ queryKey: trpc.account.user.queryKey() }),
        client.invalidateQueries({ queryKey: trpc.progress.list.queryKey() }),
        client.invalidateQueries({ queryKey: trpc.progress.dashboard.queryKey() }),
      ]);
    },
    onError: (error) =>
      notify({
        title: 'Your grade did not change. Please try again.',
        description: gradeFailure(error),
        tone: 'destructive',
      }),
  });
  return { ...write, before: cameWith === grade ? null : cameWith };
}
