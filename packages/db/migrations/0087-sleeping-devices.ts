import { sql, type Kysely } from 'kysely';

/**
 * A device of a classroom sleeps when pictures were guessed on it too often, until a teacher of the class wakes it (decision
 * 0109). How often it was woken is part of the names under which tries are counted, so that they begin anew.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table trusted_devices
      add column slept_at timestamptz,
      add column times_woken integer not null default 0,
      add constraint trusted_devices_sleeps_in_class check (slept_at is null or class_id is not null)`.execute(
    db,
  );
}
