import type { Difficulty, Grade, LessonContent, SubjectId } from '@noodlenaut/domain';
import { pointsFor } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** What the model answered to a question without its key. The question and its options are stored to know when they changed. */
export interface BlindAnswer {
  readonly question: string;
  readonly options: readonly string[];
  /** The option's text; null when the model named none. */
  readonly answer: string | null;
}
export interface NewDraft {
  readonly ownerId: string;
  readonly subjectId: SubjectId;
  readonly grade: Grade;
  readonly topic: string;
  /** The name of the model; null when the draft was put together from our own questions. */
  readonly model: string | null;
  readonly skill: string;
  readonly content: LessonContent;
  readonly blindAnswers: readonly BlindAnswer[];
  /** How many blocking problems the checks found. */
  readonly blocking: number;
}
export interface DraftEdit {
  readonly content: LessonContent;
  /** Questions whose key the teacher has checked against another answer of the model. */
  readonly vouched: readonly string[];
  readonly blocking: number;
}

const FACTS = [
  'ld.id',
  'ld.subjectId',
  'ld.grade',
  'ld.topic',
  'ld.model',
  'ld.lessonId',
  'ld.updatedAt',
  'l.classId',
  'c.name as className',
] as const;

/** Lesson drafts of grown-ups (P7.20). Nobody but the owner reads one. */
export function lessonDraftsRepository(db: Database) {
  const own = (ownerId: string) =>
    db
      .selectFrom('lessonDrafts as ld')
      .leftJoin('lessons as l', 'l.id', 'ld.lessonId')
      .leftJoin('classes as c', 'c.id', 'l.classId')
      .select(FACTS)
      .where('ld.ownerId', '=', ownerId);
  return {
    create: ({ model, content, blindAnswers, ...made }: NewDraft) =>
      db
        .insertInto('lessonDrafts')
        .values({
          ...made,
          model,
          source: model === null ? 'own-questions' : 'model',
          content: JSON.stringify(content),
          blindAnswers: JSON.stringify(blindAnswers),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    /** The newest hundred without their content, the last changed first. */
    list: (ownerId: string) =>
      own(ownerId)
        .select('ld.blocking')
        .select([
          sql<string>`ld.content ->> 'title'`.as('title'),
          sql<number>`jsonb_array_length(ld.content -> 'activities')`.as('questions'),
        ])
        .orderBy('ld.updatedAt', 'desc')
        .orderBy('ld.id')
        .limit(100)
        .execute(),
    byId: (id: string, ownerId: string) =>
      own(ownerId)
        .select(['ld.content', 'ld.blindAnswers', 'ld.vouched', 'ld.version'])
        .where('ld.id', '=', id)
        .executeTakeFirst(),
    /** Locks the draft, so that publishing and saving come one after the other. */
    lock: (id: string, ownerId: string) =>
      db
        .selectFrom('lessonDrafts as ld')
        .select(['ld.version', 'ld.lessonId', 'ld.subjectId', 'ld.grade', 'ld.model', 'ld.blindAnswers'])
        .where('ld.id', '=', id)
        .where('ld.ownerId', '=', ownerId)
        .forUpdate()
        .executeTakeFirst(),
    save: (id: string, { content, vouched, blocking }: DraftEdit, now: Date) =>
      db
        .updateTable('lessonDrafts')
        .set({
          content: JSON.stringify(content),
          vouched: JSON.stringify(vouched),
          blocking,
          version: sql<number>`version + 1`,
          updatedAt: now,
        })
        .where('id', '=', id)
        .execute(),
    remove: (id: string) => db.deleteFrom('lessonDrafts').where('id', '=', id).execute(),
    /**
     * Makes the lesson of a class from a draft. Its id is random: nobody can guess it.
     * @returns the lesson's id
     */
    publish: async (
      id: string,
      classId: string,
      difficulty: Difficulty,
      contentHash: string,
    ): Promise<string> => {
      const { rows } = await sql<{ id: string }>`
        with made as (
          insert into lessons (id, subject_id, grade, number, title, content, content_hash, is_published, skills,
            difficulty, points, class_id)
          select 'class-' || gen_random_uuid(), ld.subject_id, ld.grade,
                 1 + (select count(*)::int from lessons l where l.class_id = ${classId}::uuid),
                 ld.content ->> 'title', ld.content, ${contentHash}, false, array[ld.skill], ${difficulty}::int,
                 ${pointsFor(difficulty)}::int, ${classId}::uuid
            from lesson_drafts ld where ld.id = ${id}::uuid
          returning id)
        update lesson_drafts set lesson_id = made.id, updated_at = now() from made
         where lesson_drafts.id = ${id}::uuid returning made.id`.execute(db);
      const [row] = rows;
      if (!row) throw new Error('a lesson was not written');
      return row.id;
    },
    /** Takes a lesson away from its class. Who completed it can still read it. */
    withdraw: (lessonId: string) =>
      db
        .updateTable('lessons')
        .set({ classId: null, updatedAt: sql<Date>`now()` })
        .where('id', '=', lessonId)
        .where('classId', 'is not', null)
        .execute(),
  };
}
export type LessonDraftRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof lessonDraftsRepository>['byId']>>
>;
