import { reviewKey, type PracticeSource, type ReviewCard, type SubjectId } from '@noodlenaut/domain';
import type { Database } from '../connection/connect.ts';
import { sourceColumns } from './practice-source-columns.ts';

/** The subject of a card: a source, with the subject and skill that it trains. */
export interface Reviewed {
  readonly subject: SubjectId;
  readonly skill: string;
  readonly source: PracticeSource;
}

/** Review cards: mistakes and the day on which they are due, one card for each learner and item (decision 0023). */
export function reviewsRepository(db: Database) {
  return {
    /** The learner's card of an item; undefined when it was never wrong. Call it under the lock of the learner. */
    card: (userId: string, source: PracticeSource): Promise<ReviewCard | undefined> =>
      db
        .selectFrom('reviewCards')
        .select(['stability', 'difficulty', 'intervalDays', 'reviews', 'lapses', 'reviewedAt', 'dueDay'])
        .where('userId', '=', userId)
        .where('itemKey', '=', reviewKey(source))
        .executeTakeFirst(),
    save: (userId: string, { subject, skill, source }: Reviewed, card: ReviewCard) => {
      const { generatorId, generatorGrade, lessonId, activity } = sourceColumns(source);
      const { stability, difficulty, intervalDays, reviews, lapses, reviewedAt, dueDay } = card;
      const memory = { stability, difficulty, intervalDays, reviews, lapses, reviewedAt, dueDay };
      return db
        .insertInto('reviewCards')
        .values({
          userId,
          itemKey: reviewKey(source),
          subjectId: subject,
          skill,
          lessonId,
          activity,
          generatorId,
          generatorGrade,
          ...memory,
        })
        .onConflict((conflict) =>
          conflict.columns(['userId', 'itemKey']).doUpdateSet({ ...memory, generatorGrade, skill }),
        )
        .execute();
    },
  };
}
