import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { classItemsRequest } from '@noodlenaut/contract';
import { commonMistake, DAY_MS } from '@noodlenaut/domain';
import type { AskedItem } from '@noodlenaut/db';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

const DAYS_30_MS = 30 * DAY_MS;

/** GET /api/classes/{classId}/items: which wrong option is chosen most, and the misconception behind it. One statement. */
export async function readClassItems(
  services: Pick<Context, 'now' | 'store' | 'views'>,
  viewer: SessionViewer,
  input: z.output<typeof classItemsRequest>,
) {
  const { classId, lessonId, skill, studentId } = input;
  const now = services.now();
  const found = await services.store.classProgress.items(
    { classId, teacherId: viewer.id },
    lessonId === undefined ? { skill: skill ?? '' } : { lessonId },
    studentId ?? null,
    new Date(now.getTime() - DAYS_30_MS),
  );
  if (!found) throw new AppError('not_found');
  services.views.noteEach(viewer.id, found.childIds, now);
  const items = found.items.map(shown);
  return {
    name: found.className,
    items: items.toSorted((a, b) => b.answers - b.right - (a.answers - a.right) || b.answers - a.answers),
  };
}

function shown({ lessonId, title, activity, asked, picks }: AskedItem) {
  const countOf = (option: number) => picks.find((pick) => pick.option === option)?.count ?? 0;
  const mistake = commonMistake(picks, asked);
  return {
    lessonId,
    lessonTitle: title,
    activity,
    question: asked.question,
    options: asked.options.map((text, option) => ({
      text,
      count: countOf(option),
      isRight: option === asked.correct_answer,
    })),
    answers: picks.reduce((sum, { count }) => sum + count, 0),
    right: countOf(asked.correct_answer),
    mistake: mistake && {
      text: asked.options[mistake.option] ?? '',
      count: mistake.count,
      reason: mistake.reason,
    },
  };
}
