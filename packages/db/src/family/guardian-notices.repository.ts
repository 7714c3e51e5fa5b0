import type { NoticeKind } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

export interface NewNotice {
  readonly childId: string;
  readonly kind: NoticeKind;
  /** The same fact reaches a guardian once. */
  readonly fact: string;
  readonly actorId: string | null;
  readonly about: string | null;
  readonly undoUntil: Date | null;
  /** Told besides the present guardians: those whose link has just ended. */
  readonly also: readonly string[];
}
interface Told {
  readonly guardianId: string;
  /** Only an address that its owner confirmed gets mail about a child (security 2.15). */
  readonly email: string | null;
  readonly childFirstName: string | null;
  readonly childName: string | null;
}

/** Notices to the guardians of a child, written in the transaction of the event (decision 0059). */
export function guardianNoticesRepository(db: Database) {
  return {
    /** Writes a notice for each guardian with an active link. Returns the guardians who did not have it before. */
    tell: async (notice: NewNotice): Promise<readonly Told[]> => {
      const { childId, kind, fact, actorId, about, undoUntil, also } = notice;
      const { rows } = await sql<Told>`
        with told as (
          insert into guardian_notices (child_id, guardian_id, kind, fact, actor_id, about, undo_until)
          select ${childId}::uuid, guardian.id, ${kind}, ${fact}, ${actorId}::uuid, ${about}::uuid,
            ${undoUntil}::timestamptz
            from users guardian
           where guardian.id in (select guardian_id from guardian_links
             where child_id = ${childId}::uuid and status = 'active')
              or guardian.id = any (${[...also]}::uuid[])
          on conflict (guardian_id, fact) do nothing
          returning guardian_id)
        select told.guardian_id as "guardianId", case when guardian.email_confirmed_at is not null
          and guardian.is_active then guardian.email end as email,
               child.first_name as "childFirstName", child.name as "childName"
          from told join users guardian on guardian.id = told.guardian_id
            join users child on child.id = ${childId}::uuid`.execute(db);
      return rows;
    },
    /** Whether a notice about this child reaches anybody. */
    reaches: async (childId: string): Promise<boolean> =>
      (await db
        .selectFrom('guardianLinks')
        .select('id')
        .where('childId', '=', childId)
        .where('status', '=', 'active')
        .limit(1)
        .executeTakeFirst()) !== undefined,
    /** The latest notices of a guardian, with the names of the people and classes in them. */
    list: (guardianId: string, limit: number) =>
      db
        .selectFrom('guardianNotices as gn')
        .innerJoin('users as child', 'child.id', 'gn.childId')
        .leftJoin('users as actor', 'actor.id', 'gn.actorId')
        .leftJoin('classes as c', 'c.id', 'gn.about')
        .leftJoin('guardianLinks as gl', 'gl.id', 'gn.about')
        .leftJoin('users as guardian', 'guardian.id', 'gl.guardianId')
        .select([
          'gn.id',
          'gn.childId',
          'gn.kind',
          'gn.actorId',
          'gn.createdAt',
          'gn.undoUntil',
          'gn.undoneAt',
          'gn.seenAt',
        ])
        .select([
          'child.firstName as childFirstName',
          'child.name as childName',
          'actor.firstName as actorFirstName',
        ])
        .select(['actor.name as actorName', 'c.name as className', 'guardian.firstName as grownUpFirstName'])
        .select('guardian.name as grownUpName')
        .where('gn.guardianId', '=', guardianId)
        .orderBy('gn.createdAt', 'desc')
        .orderBy('gn.id')
        .limit(limit)
        .execute(),
    /** One notice of this guardian; undefined when it is somebody else's. */
    mine: (noticeId: string, guardianId: string) =>
      db
        .selectFrom('guardianNotices')
        .select(['id', 'childId', 'kind', 'fact', 'actorId', 'about', 'createdAt', 'undoUntil', 'undoneAt'])
        .where('id', '=', noticeId)
        .where('guardianId', '=', guardianId)
        .executeTakeFirst(),
    seeAll: (guardianId: string, now: Date) =>
      db
        .updateTable('guardianNotices')
        .set({ seenAt: now })
        .where('guardianId', '=', guardianId)
        .where('seenAt', 'is', null)
        .execute(),
    /** Marks notices about a child as undone for all guardians: one fact, or a kind of notice since a moment. */
    markUndone: (childId: string, which: { fact: string } | { kind: NoticeKind; since: Date }, now: Date) =>
      db
        .updateTable('guardianNotices')
        .set({ undoneAt: now })
        .where('childId', '=', childId)
        .where('undoneAt', 'is', null)
        .where((eb) =>
          'fact' in which
            ? eb('fact', '=', which.fact)
            : eb.and([eb('kind', '=', which.kind), eb('createdAt', '>=', which.since)]),
        )
        .execute(),
  };
}
