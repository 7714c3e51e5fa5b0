import type { Grade, Illustration, LessonFile, SubjectId } from '@noodlenaut/domain';
import { pointsFor } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { PREPARED } from '../connection/prepared-statements.ts';
import { isOpenAnyway } from './open-anyway.ts';
import { isOfOwnClass, isVisibleLesson } from './visible-lesson.ts';

const SUMMARY = [
  'l.id',
  'l.subjectId',
  'l.grade',
  'l.title',
  'l.number',
  'l.difficulty',
  'l.points',
  'l.createdAt',
] as const;

/** Percent right the first time in the best finished passage: the first, which is credited, or a later one. Null before it. */
const bestPercent = (learnerId: string) => sql<number | null>`greatest(lc.score_percent, (
  select max(passage.right_count * 100 / greatest(jsonb_array_length(l.content -> 'activities'), 1))::int
  from (select count(*) filter (where la.is_correct) as right_count
    from lesson_attempts la join lesson_runs lr on lr.id = la.run_id and lr.completed_at is not null
    where la.user_id = ${learnerId} and la.lesson_id = l.id and la.try_number = 1 and lc.user_id is not null
    group by la.run_id) passage))`;

/** The pictures of its questions, in their order. */
const pictures = sql<
  readonly Illustration[]
>`jsonb_path_query_array(l.content, '$.activities[*].illustration')`;

/** Published lessons (S3.23). `completed` is computed for the learner in question (P9.10). */
export function lessonsRepository(db: Database) {
  /** Read with each answer of a child; to plan these takes ten times as long as to run them. */
  const summaries = (learnerId: string) =>
    db
      .selectFrom('lessons as l')
      .modifyFront(PREPARED)
      .leftJoin('lessonCompletions as lc', (join) =>
        join.onRef('lc.lessonId', '=', 'l.id').on('lc.userId', '=', learnerId),
      )
      .select(SUMMARY)
      .select(sql<boolean>`lc.user_id is not null`.as('completed'));
  return {
    list: (subject: SubjectId, grade: Grade, learnerId: string) =>
      summaries(learnerId)
        .select([bestPercent(learnerId).as('bestPercent'), pictures.as('pictures')])
        .where('l.subjectId', '=', subject)
        .where('l.grade', '=', grade)
        .where('l.isPublished', '=', true)
        .orderBy('l.number')
        .execute(),
    /** The same lessons as a teacher chooses from them. */
    shelf: (subject: SubjectId, grade: Grade) =>
      db
        .selectFrom('lessons as l')
        .select(['l.id', 'l.title', 'l.number', 'l.difficulty', 'l.goal', 'l.standard'])
        .where('l.subjectId', '=', subject)
        .where('l.grade', '=', grade)
        .where('l.isPublished', '=', true)
        .orderBy('l.number')
        .execute(),
    /** Lessons of the classes that a child is in, the newest first (decision 0080). */
    ofClasses: (learnerId: string) =>
      summaries(learnerId)
        .innerJoin('classes as c', 'c.id', 'l.classId')
        .select(['c.name as className'])
        .where(isOfOwnClass(learnerId))
        .orderBy('l.createdAt', 'desc')
        .orderBy('l.id')
        .limit(100)
        .execute(),
    /** The lessons of a subject and grade that drafts are put together from, in their order. */
    published: (subject: SubjectId, grade: Grade) =>
      db
        .selectFrom('lessons as l')
        .select(['l.title', 'l.goal', 'l.skills', 'l.content'])
        .where('l.subjectId', '=', subject)
        .where('l.grade', '=', grade)
        .where('l.isPublished', '=', true)
        .orderBy('l.number')
        .execute(),
    /** A lesson with its content. A retired one stays readable for those who completed it. */
    byId: (id: string, learnerId: string) =>
      summaries(learnerId)
        .select(['l.content', 'l.version', 'l.skills', 'l.classId'])
        .select(isOpenAnyway(learnerId).as('isOpenAnyway'))
        .where('l.id', '=', id)
        .where(isVisibleLesson(learnerId))
        .executeTakeFirst(),
    /** A lesson with the learner's open run and its first and second answers, in one statement (P3.16). */
    withRun: (id: string, learnerId: string) =>
      summaries(learnerId)
        .leftJoin('lessonRuns as lr', (join) =>
          join
            .onRef('lr.lessonId', '=', 'l.id')
            .on('lr.userId', '=', learnerId)
            .on('lr.completedAt', 'is', null),
        )
        .select(['l.content', 'l.version', 'lr.step', 'lr.lessonVersion as runVersion'])
        .select(isOpenAnyway(learnerId).as('isOpenAnyway'))
        .select(
          sql<{ activity: number; option: number; tryNumber: number }[]>`coalesce((
            select json_agg(json_build_object('activity', la.activity, 'option', la.option, 'tryNumber',
              la.try_number)
              order by la.activity, la.try_number)
            from lesson_attempts la where la.run_id = lr.id and la.try_number <= 2), '[]')`.as('answers'),
        )
        .where('l.id', '=', id)
        .where(isVisibleLesson(learnerId))
        .executeTakeFirst(),
    /**
     * Writes lessons by their key (decision 0003): a changed content gets the next version, an unchanged
     * one is not touched. Returns the ids written.
     */
    put: async (files: readonly { readonly lesson: LessonFile; readonly contentHash: string }[]) => {
      if (files.length === 0) return [];
      // A lesson may take the number of another one that moves in the same import.
      await db
        .updateTable('lessons')
        .set({ isPublished: false })
        .where(
          'id',
          'not in',
          files.map(({ lesson }) => lesson.key),
        )
        .where('isPublished', '=', true)
        .execute();
      return db
        .insertInto('lessons')
        .values(
          files.map(({ lesson, contentHash }) => ({
            id: lesson.key,
            subjectId: lesson.subject,
            grade: lesson.grade,
            number: lesson.number,
            title: lesson.content.title,
            content: JSON.stringify(lesson.content),
            contentHash,
            goal: lesson.goal,
            skills: [...lesson.skills],
            standard: lesson.standard,
            difficulty: lesson.difficulty,
            points: pointsFor(lesson.difficulty),
          })),
        )
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet((eb) => ({
              number: eb.ref('excluded.number'),
              title: eb.ref('excluded.title'),
              content: eb.ref('excluded.content'),
              contentHash: eb.ref('excluded.contentHash'),
              goal: eb.ref('excluded.goal'),
              skills: eb.ref('excluded.skills'),
              standard: eb.ref('excluded.standard'),
              difficulty: eb.ref('excluded.difficulty'),
              points: eb.ref('excluded.points'),
              version: sql<number>`lessons.version + 1`,
              isPublished: true,
              updatedAt: sql<Date>`now()`,
            }))
            .where((eb) =>
              eb.or([
                eb('lessons.contentHash', '!=', eb.ref('excluded.contentHash')),
                eb('lessons.isPublished', '=', false),
              ]),
            ),
        )
        .returning('id')
        .execute();
    },
  };
}
export type LessonRow = NonNullable<Awaited<ReturnType<ReturnType<typeof lessonsRepository>['byId']>>>;
