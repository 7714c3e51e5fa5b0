import type { AssignmentKind, SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import { isDone } from './assignment-facts.ts';
import type { TaughtClass } from '../classes/class-tries.ts';
import { practisedOf, scoreOf, type Practised, type Tries } from './assignment-scores.ts';
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
interface Given {
  /** Null in the only row of a class without assignments. */
  readonly id: string | null;
  readonly kind: AssignmentKind;
  readonly subject: SubjectId;
  readonly lessonId: string | null;
  readonly title: string | null;
  readonly dueDay: string;
  readonly isForAll: boolean;
  readonly createdAt: Date;
  readonly skills: readonly string[];
  readonly againOf: string | null;
  readonly pupils: readonly {
    readonly id: string;
    readonly firstName: string | null;
    readonly name: string | null;
    readonly isDone: boolean;
    readonly score: Tries | null;
    readonly practised: Practised | null;
  }[];
}

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
    /** Active assignments of a class with their pupils, the nearest day first; no row when the teacher does not teach it. */
    ofClass: async ({ classId, teacherId }: TaughtClass): Promise<readonly Given[]> => {
      const { rows } = await sql<Given>`
        select a.id, a.kind, a.subject_id as subject, a.lesson_id as "lessonId", l.title, a.due_day as "dueDay",
          a.is_for_all as "isForAll", a.created_at as "createdAt", a.skills, a.again_of as "againOf",
          (select coalesce(json_agg(json_build_object('id', pupil.id, 'firstName', pupil.first_name, 'name',
            pupil.name,
              'isDone', ${isDone(sql`pupil.id`)}, 'score', ${scoreOf(sql`pupil.id`)},
              'practised', ${practisedOf(sql`pupil.id`)}) order by pupil.first_name, pupil.id), '[]')
            from class_memberships cm
            cross join lateral (select id, first_name, name from users where id = cm.child_id offset 0) pupil
           where cm.class_id = a.class_id and cm.status = 'active' and (a.is_for_all or exists (
             select from assignment_pupils ap where ap.assignment_id = a.id and ap.child_id = pupil.id))) as pupils
          from classes c
          join taught_classes tc on tc.class_id = c.id and tc.teacher_id = ${teacherId}::uuid
          left join assignments a on a.class_id = c.id and a.ended_at is null
          left join lessons l on l.id = a.lesson_id
         where c.id = ${classId}::uuid order by a.due_day, a.created_at, a.id limit 100`.execute(db);
      return rows;
    },
  };
}
