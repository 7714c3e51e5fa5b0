import { practiceActivity, sealActivity, skillWords } from '@noodlenaut/domain';
import type { PracticeItemRow } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';
import { revealAnswer } from './reveal-answer.ts';

/** The exercise of a dealt item; generators are kept for ever, so a missing one is a bug. */
export function activityOf({ source, content }: Pick<PracticeItemRow, 'source' | 'content'>) {
  const activity = practiceActivity(source, content);
  if (activity === null) throw new AppError('unavailable');
  return activity;
}

/** A round as its learner may see it: items sealed, and for the answered ones what the answer revealed. */
export function showRound(rows: readonly PracticeItemRow[]) {
  const first = rows[0];
  if (!first) throw new AppError('not_found');
  return {
    id: first.roundId,
    kind: first.kind,
    subjectId: first.roundSubject,
    grade: first.grade,
    finished: first.finishedAt !== null,
    items: rows.map((row) => ({
      position: row.position,
      subjectId: row.subjectId,
      skill: skillWords(row.skill, row.subjectId),
      isReview: row.isReview,
      activity: sealActivity(activityOf(row)),
    })),
    answers: rows.flatMap((row) =>
      row.option === null
        ? []
        : [{ ...revealAnswer(activityOf(row), row.option), position: row.position, points: row.points ?? 0 }],
    ),
  };
}
