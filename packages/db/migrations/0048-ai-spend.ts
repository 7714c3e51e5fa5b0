import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // What the remote model costs in a UTC day, with what is set aside for requests under way (decision 0081). No row is about a person.
  await sql`
    create table ai_spend (
      day date primary key,
      cents numeric(14, 6) not null check (cents >= 0)
    )`.execute(db);
}
