import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // A tutor's verification ends (P1.10, security 2.13). Who is verified already has a year from now on.
  await sql`alter table users add column verification_expires timestamptz`.execute(db);
  await sql`update users set verification_expires = now() + interval '1 year' where role = 'tutor' and is_verified`.execute(
    db,
  );
  await sql`
    alter table users add constraint verification_of_a_tutor_ends
      check (role is distinct from 'tutor' or not is_verified or verification_expires is not null)`.execute(
    db,
  );
}
