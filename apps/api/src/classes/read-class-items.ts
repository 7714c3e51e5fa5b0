import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';
import type { classItemsRequest } from '@noodlenaut/contract';
import { commonMistake, DAY_MS, displayName, FEWEST_FOR_MISTAKE, QUIZ_SUBJECTS } from '@noodlenaut/domain';
import type { AskedItem } from '@noodlenaut/db';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.ts';

const DAYS_30_MS = 30 * DAY_MS;

/**
 * GET /api/classes/{classId}/items: who chose what, which wrong option is chosen most, and the misconception behind it. One
 * statement. Names are of who is a pupil now, and each is noted as a look at that child (decision 0108).
 */
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
  services.views.noteEach(
    viewer.id,
    found.pupils.map(({ id }) => id),
    now,
  );
  const pupils = found.pupils.map((one) => ({ id: one.id, name: displayName(one) }));
  const items = found.items.map((item) => shown(item, pupils));
  return {
    name: found.className,
    items: items.toSorted((a, b) => b.answers - b.right - (a.answers - a.right) || b.answers - a.answers),
  };
}

interface Named {
  readonly id: string;
  readonly name: string;
}

function shown({ asked, picks, ...item }: AskedItem, pupils: readonly Named[]) {
  const { lessonId, title, activity, subject, grade, isPublished } = item;
  const pickOf = (option: number) => picks.find((pick) => pick.option === option);
  const countOf = (option: number) => pickOf(option)?.count ?? 0;
  const mistake = commonMistake(
    // One or two children are no pattern, and the mistake would point at them (decision 0101).
    picks.filter(
      ({ option, childIds }) => option === asked.correct_answer || childIds.length >= FEWEST_FOR_MISTAKE,
    ),
    asked,
  );
  return {
    subject,
    grade,
    isQuizzable: isPublished && QUIZ_SUBJECTS.some((one) => one === subject),
    illustration: asked.illustration ?? null,
    lessonId,
    lessonTitle: title,
    activity,
    question: asked.question,
    options: asked.options.map((text, option) => ({
      text,
      count: countOf(option),
      isRight: option === asked.correct_answer,
      reason: asked.option_reasons?.[option] ?? null,
      pupils: pupils.filter(({ id }) => pickOf(option)?.childIds.includes(id)),
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
