import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { hashName } from '../account/hash-token.ts';

/**
 * When the owner of a class is erased, the teacher who has taught it longest becomes its owner. Assignments and paths
 * that an erased teacher made stay and belong to the owner.
 */
async function keepSharedClasses(db: Database, due: readonly string[]): Promise<void> {
  const ids = sql`any (${[...due]}::uuid[])`;
  await sql`
    with heir as (
      select distinct on (ct.class_id) ct.class_id, ct.teacher_id
        from class_teachers ct
        join classes c on c.id = ct.class_id
       where c.teacher_id = ${ids} and not ct.teacher_id = ${ids}
       order by ct.class_id, stays_here(ct.teacher_id) desc, ct.created_at, ct.teacher_id),
      handed as (update classes c set teacher_id = heir.teacher_id from heir where c.id = heir.class_id)
    delete from class_teachers ct using heir where ct.class_id = heir.class_id
      and ct.teacher_id = heir.teacher_id`.execute(db);
  await sql`
    update assignments a set made_by = c.teacher_id from classes c
     where c.id = a.class_id and a.made_by = ${ids} and not c.teacher_id = ${ids}`.execute(db);
  await sql`
    update learning_paths lp set made_by = c.teacher_id from classes c
     where c.id = lp.class_id and lp.made_by = ${ids} and not c.teacher_id = ${ids}`.execute(db);
}

/** Locks the accounts that are due. An undo at the same moment waits and then finds nothing to undo. */
export async function lockDue(db: Database, now: Date): Promise<readonly string[]> {
  const due = await db
    .selectFrom('accountDeletions')
    .select('userId')
    .where('eraseAt', '<=', now)
    .forUpdate()
    .skipLocked()
    .execute();
  return due.map(({ userId }) => userId);
}

/** Erases these accounts with all their data. Their ids stay, so that they can be erased again after a restored backup. */
export async function eraseAccounts(db: Database, due: readonly string[]): Promise<readonly string[]> {
  if (due.length === 0) return [];
  await keepSharedClasses(db, due);
  const { rows } = await sql<{ id: string; username: string }>`
    with due as (select id from unnest(${[...due]}::uuid[]) as id),
      noted as (insert into erased_accounts (id) select id from due on conflict do nothing),
      gone as (delete from users u using due where u.id = due.id returning u.id, u.username),
      counted as (delete from rate_limits rl using gone where strpos(rl.key, gone.id::text) > 0)
    select id, username from gone`.execute(db);
  // Only the counters of this very name (decision 0055).
  const names = rows.map(({ username }) => hashName(username));
  await sql`delete from rate_limits where exists (
    select from unnest(${names}::text[]) name where strpos(key, ':' || name || ' ') > 0)`.execute(db);
  return rows.map(({ id }) => id);
}
