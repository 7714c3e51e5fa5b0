import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';

/** How long each of the statements may take, in milliseconds: the first start writes 10,000 passages. */
const FILL_MS = 60_000;

/**
 * Replaces the passages of lessons whose version has changed, and writes those of published lessons that have none. Lessons of a
 * class never get any: their words are for that class alone (decision 0080).
 * @returns how many lessons were written
 */
export async function fillPassages(db: Database): Promise<number> {
  await sql`select set_config('statement_timeout', ${String(FILL_MS)}, true)`.execute(db);
  const { rows } = await sql<{ lessons: number }>`
    with stale as (
      delete from library_passages lp using lessons l
       where l.id = lp.lesson_id and lp.lesson_version <> l.version
    ), missing as materialized (
      select l.id, l.version, l.subject_id, l.grade, coalesce(l.skills[1], l.subject_id) as skill, l.title, l.goal,
             l.content
        from lessons l
       where l.is_published and not exists (
         select from library_passages lp where lp.lesson_id = l.id and lp.lesson_version = l.version)
    ), asked as (
      select missing.id, (activities.number - 1)::integer as position, activities.activity
        from missing
        cross join lateral jsonb_array_elements(missing.content -> 'activities')
          with ordinality as activities(activity, number)
    ), pieces as (
      select missing.id, 'introduction' as kind, 0 as position, missing.content ->> 'introduction' as text,
             '' as question from missing
      union all
      select missing.id, 'summary', 0, missing.content ->> 'summary', '' from missing
      union all
      select missing.id, 'fun-fact', 0, missing.content ->> 'fun_fact', '' from missing
      union all
      select missing.id, 'goal', 0, missing.goal, '' from missing
      union all
      select asked.id, 'question', asked.position, asked.activity ->> 'question', '' from asked
      union all
      select asked.id, 'explanation', asked.position, asked.activity ->> 'explanation',
             asked.activity ->> 'question' from asked
    ), written as (
      insert into library_passages
        (lesson_id, lesson_version, kind, position, subject_id, grade, skill, text, context)
      select missing.id, missing.version, pieces.kind, pieces.position, missing.subject_id, missing.grade,
             missing.skill, pieces.text, concat_ws(' ', missing.title, pieces.question)
        from pieces join missing on missing.id = pieces.id
       where pieces.text <> ''
      on conflict do nothing
      returning lesson_id
    )
    select count(distinct written.lesson_id)::integer as lessons from written`.execute(db);
  return rows[0]?.lessons ?? 0;
}

/** Makes the list of words that of the passages, with the number of passages in which each stem stands. */
export async function noteWords(db: Database): Promise<void> {
  await sql`
    with stems as materialized (
      select counted.word as stem, counted.ndoc as passages
        from ts_stat($$select tsv from library_passages$$) as counted
    ), said as materialized (
      select forms.word, stems.stem, stems.passages
        from ts_stat($$select to_tsvector('simple', text || ' ' || context) from library_passages$$) as forms
        join stems on stems.stem = (tsvector_to_array(to_tsvector('english', forms.word)))[1]
    ), gone as (
      delete from library_words where word not in (select said.word from said)
    )
    insert into library_words (word, stem, passages)
    select said.word, said.stem, said.passages from said
    on conflict (word) do update set passages = excluded.passages`.execute(db);
}
