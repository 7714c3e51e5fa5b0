import type { Grade, PathStepKind, SubjectId } from '@noodlenaut/domain';
import { PATH_LIMITS } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { TaughtClass } from '../classes/class-tries.ts';
import type { Database } from '../connection/connect.ts';
import { followedBy, pathColumns, type PathRows } from './path-rows.ts';

/** Whom a path is for: a child of a guardian, or a class. */
export type PathFor =
  | { readonly childId: string; readonly classId: null }
  | { readonly childId: null; readonly classId: string };

export interface NewPathStep {
  /** Of a step that stays; null for a new one. */
  readonly id: string | null;
  readonly kind: PathStepKind;
  readonly subjectId: SubjectId;
  readonly lessonId: string | null;
  readonly grade: Grade | null;
  readonly dueDay: string | null;
  readonly addedAt: Date;
}

const NOTHING: PathRows = { paths: [], learners: [] };
const LEARNER = sql.raw('id, first_name, name, timezone');

/** The first free one of the five slots of a class, or of a guardian for one child; null when all are taken. */
const freeSlot = (madeBy: string, { childId, classId }: PathFor) => sql<number | null>`(
  select min(slot) from generate_series(1, ${PATH_LIMITS.open}) slot
   where slot not in (select lp.slot from learning_paths lp where lp.slot is not null
     and (lp.class_id = ${classId}::uuid or lp.child_id = ${childId}::uuid and lp.made_by = ${madeBy}::uuid)))`;

/** Learning paths (decision 0091). Whether a step is done is never stored. */
export function pathsRepository(db: Database) {
  return {
    /** Paths that a child follows now. */
    mine: async (childId: string): Promise<PathRows> => {
      const learner = sql`select ${LEARNER} from users where id = ${childId}::uuid`;
      const { rows } = await pathColumns(followedBy(sql`${childId}::uuid`), learner).execute(db);
      return rows[0] ?? NOTHING;
    },
    /** The paths that a guardian's child follows, and this guardian's archived ones; no learner when the guardian is not linked. */
    ofChild: async (childId: string, guardianId: string): Promise<PathRows> => {
      const learner = sql`select child.id, child.first_name, child.name, child.timezone
        from guardian_links gl join users child on child.id = gl.child_id
       where gl.child_id = ${childId}::uuid and gl.guardian_id = ${guardianId}::uuid and gl.status = 'active'`;
      // The child is looked for among the learners, so that nobody but a linked guardian gets a path.
      const ids = sql`${followedBy(sql`(select learners.id from learners)`)}
        union all
        select lp.id from learning_paths lp join learners on learners.id = lp.child_id
         where lp.made_by = ${guardianId}::uuid`;
      const { rows } = await pathColumns(ids, learner).execute(db);
      return rows[0] ?? NOTHING;
    },
    /** All paths of a class with its pupils; undefined when the teacher does not teach it. */
    ofClass: async ({ classId, teacherId }: TaughtClass): Promise<PathRows | undefined> => {
      const taught = sql<boolean>`exists (select from taught_classes tc
        where tc.class_id = ${classId}::uuid and tc.teacher_id = ${teacherId}::uuid)`;
      const pupils = sql`select pupil.id, pupil.first_name, pupil.name, pupil.timezone
        from class_memberships cm join users pupil on pupil.id = cm.child_id
       where cm.class_id = ${classId}::uuid and cm.status = 'active' and ${taught}`;
      const ids = sql`select lp.id from learning_paths lp where lp.class_id = ${classId}::uuid and ${taught}`;
      const { rows } = await sql<PathRows & { isTaught: boolean }>`
        select found.*, ${taught} as "isTaught"
          from (${pathColumns(ids, pupils)}) found`.execute(db);
      return rows[0]?.isTaught ? rows[0] : undefined;
    },
    /** Locks the link between a guardian and a child, so that one guardian's paths for one child are made one after the other. */
    lockChild: (childId: string, guardianId: string) =>
      db
        .selectFrom('guardianLinks')
        .select('childId')
        .where('childId', '=', childId)
        .where('guardianId', '=', guardianId)
        .where('status', '=', 'active')
        .forNoKeyUpdate()
        .executeTakeFirst(),
    /** Locks a path that this person may change: the guardian who made it, while linked, or any teacher of its class. */
    lock: (pathId: string, adultId: string) =>
      db
        .selectFrom('learningPaths as lp')
        .select(['lp.id', 'lp.childId', 'lp.classId', 'lp.madeBy', 'lp.version', 'lp.archivedAt'])
        .where('lp.id', '=', pathId)
        .where(
          sql<boolean>`(lp.made_by = ${adultId}::uuid and exists (select from guardian_links gl
              where gl.child_id = lp.child_id and gl.guardian_id = lp.made_by and gl.status = 'active')
            or exists (select from taught_classes tc
              where tc.class_id = lp.class_id and tc.teacher_id = ${adultId}::uuid))`,
        )
        .forNoKeyUpdate('lp')
        .executeTakeFirst(),
    /** @throws SQLSTATE 23514 of `learning_paths_slot` when all slots are taken */
    create: (made: PathFor & { readonly madeBy: string; readonly title: string }) =>
      db
        .insertInto('learningPaths')
        .values({ ...made, slot: freeSlot(made.madeBy, made) })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow(),
    steps: (pathId: string) =>
      db.selectFrom('pathSteps').selectAll().where('pathId', '=', pathId).orderBy('position').execute(),
    /** Replaces all steps of a path. */
    putSteps: async (pathId: string, steps: readonly NewPathStep[]): Promise<void> => {
      await db.deleteFrom('pathSteps').where('pathId', '=', pathId).execute();
      if (steps.length > 0)
        await db
          .insertInto('pathSteps')
          .values(
            steps.map(({ id, ...step }, index) => ({
              ...step,
              ...(id !== null && { id }),
              pathId,
              position: index + 1,
            })),
          )
          .execute();
    },
    /** Names a path and counts its version; returns the new one. */
    change: (pathId: string, title: string, now: Date) =>
      db
        .updateTable('learningPaths')
        .set((eb) => ({ title, version: eb('version', '+', 1), changedAt: now }))
        .where('id', '=', pathId)
        .returning('version')
        .executeTakeFirstOrThrow(),
    archive: (pathId: string, now: Date) =>
      db
        .updateTable('learningPaths')
        .set((eb) => ({ archivedAt: now, slot: null, version: eb('version', '+', 1) }))
        .where('id', '=', pathId)
        .returning('version')
        .executeTakeFirstOrThrow(),
    /** @throws SQLSTATE 23514 of `learning_paths_slot` when all slots are taken */
    reopen: (pathId: string, madeBy: string, to: PathFor) =>
      db
        .updateTable('learningPaths')
        .set((eb) => ({ archivedAt: null, slot: freeSlot(madeBy, to), version: eb('version', '+', 1) }))
        .where('id', '=', pathId)
        .returning('version')
        .executeTakeFirstOrThrow(),
    remove: (pathId: string) => db.deleteFrom('learningPaths').where('id', '=', pathId).execute(),
    /** The lessons of these that a path may hold: published ones, and those of the path's class. */
    lessons: (lessonIds: readonly string[], classId: string | null) =>
      lessonIds.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('lessons')
            .select(['id', 'subjectId'])
            .where('id', 'in', lessonIds)
            .where((eb) => eb.or([eb('isPublished', '=', true), eb('classId', '=', classId)]))
            .execute(),
  };
}
