import type { QueryClient } from '@tanstack/react-query';
import { trpc } from '../../../lib/api/api.ts';
import { loadOrNotFound } from '../../../lib/api/load-or-not-found.ts';

const anew = { staleTime: 0 };

/** Reads the quizzes of a class, all anew; false: the viewer teaches no such class. */
export const openClassQuizzes = (client: QueryClient, classId: string): Promise<boolean> =>
  loadOrNotFound([
    client.fetchQuery({ ...trpc.classQuizzes.list.queryOptions({ classId }), ...anew }),
    client.fetchQuery({ ...trpc.classes.get.queryOptions({ classId }), ...anew }),
  ]);

/** Reads one quiz of a class, anew; false: it is not there for the viewer. */
export const openClassQuiz = (client: QueryClient, classId: string, quizId: string): Promise<boolean> =>
  loadOrNotFound([
    client.fetchQuery({ ...trpc.classQuizzes.report.queryOptions({ classId, quizId }), ...anew }),
  ]);
