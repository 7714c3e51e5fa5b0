import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  // Trusted: the owner of the database may make it without being superuser.
  await sql`create extension if not exists pg_trgm`.execute(db);
  // What the helper answers from (P7.04). `context` is searched with the text but never shown: the lesson's title, and for an
  // explanation its question.
  await sql`
    create table library_passages (
      lesson_id text not null references lessons on delete cascade,
      lesson_version integer not null,
      kind text not null check (
        kind in ('introduction', 'question', 'explanation', 'summary', 'fun-fact', 'goal')),
      position integer not null check (position >= 0),
      subject_id text not null references subjects,
      grade text not null check (grade in ('pre-k', 'k', '1st', '2nd', '3rd', '4th', '5th', '6th')),
      skill text not null,
      text text not null check (text <> ''),
      context text not null,
      tsv tsvector not null generated always as (
        setweight(to_tsvector('english', text), 'A') || setweight(to_tsvector('english', context), 'C')) stored,
      primary key (lesson_id, lesson_version, kind, position)
    )`.execute(db);
  await sql`create index library_passages_words on library_passages using gin (tsv) with (fastupdate = off)`.execute(
    db,
  );
  await sql`create index library_passages_subject on library_passages (subject_id)`.execute(db);
  // Every word of the passages with its stem, and in how many passages the stem stands: a rare word says more than a common
  // one. A word that is not here may have a typing error.
  await sql`
    create table library_words (
      word text primary key,
      stem text not null,
      passages integer not null check (passages > 0)
    )`.execute(db);
  await sql`create index library_words_stem on library_words (stem)`.execute(db);
  await sql`create index library_words_letters on library_words using gin (word gin_trgm_ops)`.execute(db);
}
