import type { Grade } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { isStandingConsent } from '../family/consents.repository.ts';

interface Named {
  readonly firstName: string | null;
  readonly name: string | null;
}
export interface SchoolFacts {
  readonly teachers: readonly (Named & {
    readonly id: string;
    readonly username: string;
    /** Only an address that its owner confirmed. */
    readonly email: string | null;
    readonly isVerified: boolean;
    readonly isActive: boolean;
    readonly isAdministrator: boolean;
    readonly classes: number;
    /** A calendar day in UTC. */
    readonly lastSeen: string | null;
  })[];
  readonly classes: readonly {
    readonly id: string;
    readonly name: string;
    readonly grade: Grade;
    readonly owner: Named;
    readonly pupils: number;
    readonly withoutGuardian: number;
    readonly withoutChat: number;
    readonly withoutMultiplayer: number;
    readonly withoutTutoring: number;
  }[];
  readonly devices: readonly {
    readonly id: string;
    readonly label: string;
    readonly className: string;
    readonly trustedBy: Named;
    readonly lastUsed: string;
    readonly isAsleep: boolean;
  }[];
}
export interface SchoolLine {
  /** The first line of the request: older lines are before it. */
  readonly id: string;
  readonly at: string;
  readonly action: string;
  /** How many lines of the same request it stands for, as a card for each of 24 pupils. */
  readonly times: number;
  readonly actor: Named;
  /** The class, or the teacher it was about. */
  readonly about: string | null;
}

/** A request may write a line for each pupil; so many are looked through for one line of the page, on average. */
const LINES_A_REQUEST = 20;

/** Whether `viewer` may read the school page at this moment. */
const mayRead = (viewerId: string) => sql<boolean>`exists (select from school_administrators sa
  where sa.user_id = ${viewerId}::uuid)`;

/** Pupils of class `c` without a yes that counts for a scope. Inside, `c` is the consent, as everywhere. */
const without = (scope: 'chat' | 'multiplayer' | 'tutoring') => sql<number>`(select count(*)::int
  from class_memberships cm where cm.class_id = c.id and cm.status = 'active'
    and not exists (select from consents c where c.child_id = cm.child_id and c.scope = ${scope}
      and ${isStandingConsent}))`;

/** What an administrator of the school reads: accounts of teachers, classes in numbers, devices, what was done (decision 0110). */
export function schoolRepository(db: Database) {
  return {
    isAdministrator: async (userId: string): Promise<boolean> =>
      (await db
        .selectFrom('schoolAdministrators')
        .select('userId')
        .where('userId', '=', userId)
        .executeTakeFirst()) !== undefined,
    /** Locks the right until the transaction ends, so that an action and a revocation run one after the other. */
    lockRight: async (userId: string): Promise<boolean> =>
      (await db
        .selectFrom('schoolAdministrators')
        .select('userId')
        .where('userId', '=', userId)
        .forShare()
        .executeTakeFirst()) !== undefined,
    /** False when the account has the right already. @throws SQLSTATE 23514 when it is no active teacher */
    grant: async (userId: string): Promise<boolean> =>
      (
        await db
          .insertInto('schoolAdministrators')
          .values({ userId })
          .onConflict((conflict) => conflict.doNothing())
          .returning('userId')
          .execute()
      ).length === 1,
    revoke: async (userId: string): Promise<boolean> =>
      (await db.deleteFrom('schoolAdministrators').where('userId', '=', userId).returning('userId').execute())
        .length === 1,
    /** Undefined when the viewer is no administrator. */
    facts: async (viewerId: string, now: Date) => {
      const { rows } = await sql<SchoolFacts>`
        select
          (select coalesce(json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'name', u.name,
              'username', u.username, 'email', case when u.email_confirmed_at is not null then u.email end,
              'isVerified', u.is_verified, 'isActive', u.is_active,
              'isAdministrator', sa.user_id is not null,
              'classes', (select count(*)::int from taught_classes tc where tc.teacher_id = u.id),
              'lastSeen', to_char(greatest(u.last_login, (select max(s.last_seen_at) from sessions s
                where s.user_id = u.id)) at time zone 'UTC', 'YYYY-MM-DD')) order by u.first_name, u.id), '[]')
            from users u left join school_administrators sa on sa.user_id = u.id where u.role = 'teacher') as teachers,
          (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'grade', c.grade,
              'owner', json_build_object('firstName', u.first_name, 'name', u.name),
              'pupils', (select count(*)::int from class_memberships cm
                where cm.class_id = c.id and cm.status = 'active'),
              'withoutGuardian', (select count(*)::int from class_memberships cm
                where cm.class_id = c.id and cm.status = 'active' and not exists (select from guardian_links gl
                  where gl.child_id = cm.child_id and gl.status = 'active')),
              'withoutChat', ${without('chat')}, 'withoutMultiplayer', ${without('multiplayer')},
              'withoutTutoring', ${without('tutoring')}) order by c.name, c.id), '[]')
            from classes c join users u on u.id = c.teacher_id where c.archived_at is null) as classes,
          (select coalesce(json_agg(json_build_object('id', td.public_id, 'label', td.label, 'className', c.name,
              'trustedBy', json_build_object('firstName', u.first_name, 'name', u.name),
              'lastUsed', to_char(td.last_used_at at time zone 'UTC', 'YYYY-MM-DD'),
              'isAsleep', td.slept_at is not null) order by c.name, td.seat), '[]')
            from trusted_devices td join classes c on c.id = td.class_id join users u on u.id = td.adult_id
           where td.expires_at > ${now}::timestamptz) as devices
         where ${mayRead(viewerId)}`.execute(db);
      return rows[0];
    },
    /** What teachers did, the latest first; undefined when the viewer is no administrator. @param before the id of the last line seen */
    lines: async (viewerId: string, actions: readonly string[], before: string | null, most: number) => {
      const { rows } = await sql<{ lines: readonly SchoolLine[] }>`
        select (select coalesce(json_agg(json_build_object('id', line.id::text, 'at', line.at, 'action', line.action,
              'times', line.times, 'actor', json_build_object('firstName', u.first_name, 'name', u.name),
              'about', coalesce(c.name, teacher.first_name, teacher.name)) order by line.id desc), '[]')
            from (select min(found.id) as id, max(found.at) as at, found.action, found.actor_id,
                count(*)::int as times, split_part(min(found.object), ' ', 1) as about
              from (select al.id, al.at, al.action, al.actor_id, al.object, al.request_id
                  from audit_log al join users actor on actor.id = al.actor_id and actor.role = 'teacher'
                 where al.action = any (${[...actions]}::text[]) and al.result = 'done'
                   and (${before}::bigint is null or al.id < ${before}::bigint)
                 order by al.id desc limit ${most * LINES_A_REQUEST}) found
             group by found.action, found.actor_id, coalesce(found.request_id, found.id::text)
             order by min(found.id) desc limit ${most}) line
            join users u on u.id = line.actor_id
            left join classes c on c.id::text = line.about
            left join users teacher on teacher.id::text = line.about and teacher.role = 'teacher') as lines
         where ${mayRead(viewerId)}`.execute(db);
      return rows[0]?.lines;
    },
    /** A teacher's account and confirmed address, its row locked; undefined when it is no teacher's. */
    lockTeacher: (teacherId: string) =>
      db
        .selectFrom('users')
        .select(['id', 'isVerified', 'isActive', 'email', 'emailConfirmedAt'])
        .where('id', '=', teacherId)
        .where('role', '=', 'teacher')
        .forNoKeyUpdate()
        .executeTakeFirst(),
    approve: (teacherId: string) =>
      db
        .updateTable('users')
        .set({ isVerified: true, verificationExpires: null, updatedAt: sql`now()` })
        .where('id', '=', teacherId)
        .where('role', '=', 'teacher')
        .execute(),
    /** Ends a device of a classroom, never one of a family; its class, undefined when there is none. */
    endDevice: (deviceId: string) =>
      db
        .deleteFrom('trustedDevices')
        .where('publicId', '=', deviceId)
        .where('classId', 'is not', null)
        .returning('classId')
        .executeTakeFirst(),
  };
}
