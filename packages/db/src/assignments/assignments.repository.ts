import type { AssignmentKind, SubjectId } from '@noodlenaut/domain';
import { sql, type RawBuilder } from 'kysely';
import { isDone } from './assignment-facts.ts';
import { pupilsOf, type TaughtClass } from '../classes/class-tries.ts';
import { practisedOf, practisedOfGiven, scoreOf, type Practised, type Tries } from './assignment-scores.ts';
import type { Database } from '../connection/connect.ts';

export interface NewAssignment {
  readonly classId: string;
  readonly madeBy: string;
  readonly kind: AssignmentKind;
  readonly subjectId: SubjectId;
  readonly lessonId: string | null;
  readonly dueDay: string;
  readonly isForAll: boolean;
  /** Of practice: the quiz whose mistakes it is given for, and at most three skills that come first. */
  readonly missesOf?: string;
  readonly skills?: readonly string[];
  /** What it repeats, for who has not done that or found it hard. */
  readonly againOf?: string;
}
interface GivenTo {
  readonly id: string;
  readonly firstName: string | null;
  readonly name: string | null;
  readonly isDone: boolean;
  readonly score: Tries | null;
}
interface Given {
  readonly id: string;
  readonly kind: AssignmentKind;
  readonly subject: SubjectId;
  readonly lessonId: string | null;
  readonly title: string | null;
  readonly dueDay: string;
  readonly isForAll: boolean;
  readonly createdAt: Date;
  readonly skills: readonly string[];
  readonly againOf: string | null;
  readonly pupils: readonly GivenTo[];
}
interface Listed extends Omit<Given, 'id' | 'pupils'> {
  /** Null in the only row of a class without assignments. */
  readonly id: string | null;
  readonly pupils: readonly (GivenTo & { readonly practised: Practised | null })[];
}

/** A page of a class; what is older is reached by ending what is over. */
const LISTED_MAX = 100;

const COLUMNS = sql`a.id, a.kind, a.subject_id as subject, a.lesson_id as "lessonId", l.title, a.due_day as "dueDay",
  a.is_for_all as "isForAll", a.created_at as "createdAt", a.skills, a.again_of as "againOf"`;

/** The pupils of the assignment `a`, of those in `pupil(child_id)`. @param more further keys of each */
const pupilsWith = (more: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(json_agg(json_build_object('id', child.id, 'firstName', child.first_name, 'name', child.name,
      'isDone', ${isDone(sql`child.id`)}, 'score', ${scoreOf(sql`child.id`)}${more}) order by child.first_name, child.id), '[]')
    from pupil
    cross join lateral (select id, first_name, name from users where id = pupil.child_id offset 0) child
   where a.is_for_all or exists (
     select from assignment_pupils ap where ap.assignment_id = a.id and ap.child_id = pupil.child_id))`;

/** Assignments of classes. Whether one is done is never stored: it is read from the facts (decision 0041). */
export function assignmentsRepository(db: Database) {
  return {
    /** Makes an assignment and returns its id. An equal active one for the whole class is used again. */
    give: async (made: NewAssignment): Promise<string> => {
      const { rows } = await sql<{ id: string }>`
        insert into assignments (class_id, made_by, kind, subject_id, lesson_id, due_day, is_for_all, misses_of,
          skills, again_of)
        values (${made.classId}, ${made.madeBy}, ${made.kind}, ${made.subjectId}, ${made.lessonId},
          ${made.dueDay}::date, ${made.isForAll}, ${made.missesOf ?? null}, ${[...(made.skills ?? [])]}::text[],
          ${made.againOf ?? null})
        on conflict (class_id, kind, subject_id, coalesce(lesson_id, ''), due_day, skills)
          where ended_at is null and is_for_all and kind <> 'homework'
        do update set kind = excluded.kind returning id`.execute(db);
      const [given] = rows;
      if (!given) throw new Error('an assignment was not written');
      return given.id;
    },
    /** @throws SQLSTATE 23503 when somebody has no membership of this class */
    addPupils: (assignmentId: string, classId: string, childIds: readonly string[]) =>
      db
        .insertInto('assignmentPupils')
        .values(childIds.map((childId) => ({ assignmentId, classId, childId })))
        .execute(),
    /** False when there is no active one. */
    end: async (classId: string, assignmentId: string, now: Date): Promise<boolean> =>
      (
        await db
          .updateTable('assignments')
          .set({ endedAt: now })
          .where('id', '=', assignmentId)
          .where('classId', '=', classId)
          .where('endedAt', 'is', null)
          .returning('id')
          .execute()
      ).length === 1,
    /** Another day; false when there is no active one. */
    setDueDay: async (classId: string, assignmentId: string, dueDay: string): Promise<boolean> =>
      (
        await db
          .updateTable('assignments')
          .set({ dueDay })
          .where('id', '=', assignmentId)
          .where('classId', '=', classId)
          .where('endedAt', 'is', null)
          .returning('id')
          .execute()
      ).length === 1,
    /** Whether a lesson of the subject, of the school, practises the skill. */
    hasSkill: async (subject: SubjectId, skill: string): Promise<boolean> => {
      const { rows } = await sql<{ known: boolean }>`
        select exists (select from lessons l where l.subject_id = ${subject} and l.is_published
          and l.class_id is null and ${skill} = any(l.skills)) as known`.execute(db);
      return rows[0]?.known ?? false;
    },
    /** Skills that a class gave this pupil to practise, until their day, the latest first (decision 0101). */
    namedSkills: async (childId: string, subject: SubjectId, today: string): Promise<readonly string[]> => {
      const { rows } = await sql<{ skill: string }>`
        select named.skill from class_memberships cm
          join classes c on c.id = cm.class_id and c.archived_at is null
          join assignments a on a.class_id = c.id and a.ended_at is null and a.subject_id = ${subject}
           and a.due_day >= ${today}::date
          cross join lateral unnest(a.skills) with ordinality as named(skill, place)
         where cm.child_id = ${childId}::uuid and cm.status = 'active' and (a.is_for_all or exists (
           select from assignment_pupils ap where ap.assignment_id = a.id and ap.child_id = cm.child_id))
         group by named.skill order by max(a.created_at) desc, min(named.place)`.execute(db);
      return rows.map(({ skill }) => skill);
    },
    /**
     * Active assignments of a class with their pupils, the nearest day first: of more than a hundred those with the latest days. No
     * row when the teacher does not teach the class.
     */
    ofClass: async (taught: TaughtClass): Promise<readonly Listed[]> => {
      const { rows } = await sql<Listed>`
        with ${pupilsOf(taught)},
          given as materialized (select a.* from assignments a
             where a.class_id = ${taught.classId}::uuid and a.ended_at is null
             order by a.due_day desc, a.created_at desc, a.id limit ${LISTED_MAX}),
          ${practisedOfGiven}
        select ${COLUMNS}, ${pupilsWith(sql`, 'practised', ${practisedOf(sql`child.id`)}`)} as pupils
          from taught_classes tc
          left join given on given.class_id = tc.class_id
          left join assignments a on a.id = given.id
          left join lessons l on l.id = a.lesson_id
          left join practised on practised.id = a.id
         where tc.class_id = ${taught.classId}::uuid and tc.teacher_id = ${taught.teacherId}::uuid
         order by a.due_day, a.created_at, a.id`.execute(db);
      return rows;
    },
    /** An active assignment and the active one that repeats it, to give it again; the tries of skills are not read. */
    withRepeat: async (taught: TaughtClass, assignmentId: string): Promise<readonly Given[]> => {
      const { rows } = await sql<Given>`
        with ${pupilsOf(taught)}
        select ${COLUMNS}, ${pupilsWith(sql``)} as pupils
          from taught_classes tc
          join assignments a on a.class_id = tc.class_id and a.ended_at is null
           and (a.id = ${assignmentId}::uuid or a.again_of = ${assignmentId}::uuid)
          left join lessons l on l.id = a.lesson_id
         where tc.class_id = ${taught.classId}::uuid and tc.teacher_id = ${taught.teacherId}::uuid
         order by a.created_at, a.id`.execute(db);
      return rows;
    },
  };
}
