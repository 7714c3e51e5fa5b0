import {
  ALONE_DAYS,
  ALONE_NOTICE_DAYS,
  type ConsentMode,
  UNUSED_ADULT_MONTHS,
  UNUSED_MONTHS,
  UNUSED_NOTICE_DAYS,
} from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** When account `u` was last used: by a sign-in, a session, earned points, or a grown-up who kept it. */
const lastUse = sql<Date>`greatest(u.created_at, u.last_login, u.kept_at,
  (select max(s.last_seen_at) from sessions s where s.user_id = u.id),
  (select max(pl.created_at) from points_ledger pl where pl.user_id = u.id))`;

/** Child `u` has no active link to a grown-up and no class. */
const isAlone = sql<boolean>`not exists (select from guardian_links gl
  where gl.child_id = u.id and gl.status = 'active')
  and not exists (select from class_memberships cm where cm.child_id = u.id and cm.status = 'active')`;

export interface UnusedAccount {
  readonly id: string;
  readonly firstName: string | null;
  readonly name: string | null;
  readonly eraseAt: Date;
  readonly guardians: readonly { readonly id: string; readonly email: string | null }[];
}

export interface UnusedAdult {
  readonly id: string;
  readonly username: string;
  readonly email: string | null;
  readonly eraseAt: Date;
}

/** Accounts that are erased without a wish: unused for long, or of a child without a grown-up (decision 0053). */
export function restingAccountsRepository(db: Database) {
  return {
    /** Plans the erasure of accounts that were unused for thirteen months. Returns each once, with its guardians. */
    noteUnused: async (now: Date): Promise<readonly UnusedAccount[]> => {
      const { rows } = await sql<UnusedAccount>`
        with noted as (
          insert into account_deletions (user_id, asked_at, erase_at, reason)
          select u.id, ${now}, ${now}::timestamptz + ${UNUSED_NOTICE_DAYS} * interval '1 day', 'unused'
            from users u
           where u.role = 'student' and u.is_active
             -- Cheap, and true of few: only for these are sessions and points looked at.
             and greatest(u.created_at, u.last_login) < ${now}::timestamptz - ${UNUSED_MONTHS} * interval '1 month'
             and ${lastUse} < ${now}::timestamptz - ${UNUSED_MONTHS} * interval '1 month'
          on conflict do nothing
          returning user_id, erase_at)
        select u.id, u.first_name, u.name, noted.erase_at,
          (select coalesce(json_agg(json_build_object('id', guardian.id, 'email',
             case when guardian.email_confirmed_at is not null then guardian.email end)), '[]')
             from guardian_links gl join users guardian on guardian.id = gl.guardian_id and guardian.is_active
            where gl.child_id = u.id and gl.status = 'active') as guardians
          from noted join users u on u.id = noted.user_id`.execute(db);
      return rows;
    },
    /** Plans the erasure of grown-ups' accounts that were unused for two years. Returns each once. Demo accounts are left out. */
    noteUnusedAdults: async (now: Date): Promise<readonly UnusedAdult[]> => {
      const { rows } = await sql<UnusedAdult>`
        with noted as (
          insert into account_deletions (user_id, asked_at, erase_at, reason)
          select u.id, ${now}, ${now}::timestamptz + ${UNUSED_NOTICE_DAYS} * interval '1 day', 'unused'
            from users u
           where u.role is distinct from 'student' and u.is_active and not u.is_demo
             and greatest(u.created_at, u.last_login)
               < ${now}::timestamptz - ${UNUSED_ADULT_MONTHS} * interval '1 month'
             and ${lastUse} < ${now}::timestamptz - ${UNUSED_ADULT_MONTHS} * interval '1 month'
          on conflict do nothing
          returning user_id, erase_at)
        select u.id, u.username, u.email, noted.erase_at from noted join users u on u.id = noted.user_id`.execute(
        db,
      );
      return rows;
    },
    /** Plans the erasure of children's accounts without a grown-up, thirty days after they were made. Returns how many. */
    noteAlone: async (now: Date): Promise<number> => {
      const { numAffectedRows = 0n } = await sql`
        insert into account_deletions (user_id, asked_at, erase_at, reason)
        select u.id, ${now}, greatest(u.created_at + ${ALONE_DAYS} * interval '1 day',
               ${now}::timestamptz + ${ALONE_NOTICE_DAYS} * interval '1 day'), 'alone'
          from users u
         where u.role = 'student' and u.is_active and ${isAlone}
        on conflict do nothing`.execute(db);
      return Number(numAffectedRows);
    },
    /** Cancels the erasure of accounts that were used since, or that have a grown-up now. Returns how many. */
    wake: async (mode: ConsentMode): Promise<number> => {
      const { numAffectedRows = 0n } = await sql`
        delete from account_deletions ad using users u
         where u.id = ad.user_id and (
           (ad.reason = 'unused' and ${lastUse} > ad.asked_at)
           or (ad.reason = 'alone' and (${mode === 'operator'} or not (${isAlone}))))`.execute(db);
      return Number(numAffectedRows);
    },
  };
}
