import { GRADES, type Grade, type SubjectId } from '@noodlenaut/domain';
import { sql } from 'kysely';
import type { Database } from '../connection/connect.ts';
import { fillPassages, noteWords } from './fill-library.ts';

/** A piece of a published lesson that fits a question. */
export interface FoundPassage {
  readonly lessonId: string;
  readonly lessonTitle: string;
  readonly subject: SubjectId;
  readonly grade: Grade;
  readonly skill: string;
  readonly kind: 'introduction' | 'question' | 'explanation' | 'summary' | 'fun-fact' | 'goal';
  readonly text: string;
  /** The lesson's title and, for an explanation, its question. */
  readonly context: string;
  /** How much of what was asked the text and its context speak of, 0 to 1; a rare word counts more. */
  readonly share: number;
  /** Larger fits better; it counts only in comparison. */
  readonly rank: number;
}

export interface LibraryPlace {
  readonly grade: Grade;
  readonly subject: SubjectId | null;
  /** Passages, at most. */
  readonly limit: number;
}

/** Words of one question that are searched, at most: a longer list costs time and says no more. */
const MOST_WORDS = 12;
/** Of these the rarest are searched: a common word finds thousands of passages and tells little about them. */
const MOST_SEARCHED = 7;
/** How many letter triples two words must share, 0 to 1, for one to be a typing error of the other. */
const ALIKE = 0.33;
/** How much longer or shorter a typing error makes a word, in letters, at most. */
const LONGER = 2;

/** The curriculum as the helper searches it (P7.04). */
export function libraryRepository(db: Database) {
  return {
    /**
     * Passages of published lessons with any of the words, the best first. A rare word counts more than a common one. A word of
     * four letters or more that no passage has is taken for the most similar word of the passages.
     * @param words as the child wrote them; PostgreSQL finds their stems
     */
    search: async (words: readonly string[], { grade, subject, limit }: LibraryPlace) => {
      const { rows } = await sql<FoundPassage>`
        with asked as materialized (
          select given.word, (tsvector_to_array(to_tsvector('english', given.word)))[1] as stem
            from unnest(${words.slice(0, MOST_WORDS)}::text[]) as given(word)
        ), known as materialized (
          select asked.word, asked.stem,
                 (select max(lw.passages) from library_words lw where lw.stem = asked.stem) as passages
            from asked where asked.stem is not null
        ), meant as materialized (
          select known.stem, known.passages, 1 as likeness from known where known.passages is not null
          union all
          select near.stem, near.passages, near.likeness
            from known
            cross join lateral (
              select lw.stem, lw.passages, similarity(lw.word, known.word) as likeness
                from library_words lw
               where lw.word % known.word and similarity(lw.word, known.word) >= ${ALIKE}
                 and abs(char_length(lw.word) - char_length(known.word)) <= ${LONGER}
               order by likeness desc, right(lw.word, 1) = right(known.word, 1) desc, lw.word limit 1) near
           where known.passages is null and known.word ~ '^[[:alpha:]]{4,}$'
        ), weighed as materialized (
          select plainto_tsquery('simple', meant.stem) as query,
                 meant.likeness * ln(1 + 1e5 / (20 + meant.passages)) as weight
            from meant order by meant.passages limit ${MOST_SEARCHED}
        ), found as (
          select lp.lesson_id, lp.subject_id, lp.grade, lp.skill, lp.kind, lp.position, lp.text, lp.context,
                 sum(weighed.weight * (0.5 + ts_rank_cd(lp.tsv, weighed.query))) as fit,
                 sum(weighed.weight) as matched
            from weighed join library_passages lp on lp.tsv @@ weighed.query
           group by lp.lesson_id, lp.lesson_version, lp.kind, lp.position
        )
        select found.lesson_id, l.title as lesson_title, found.subject_id as subject, found.grade, found.skill,
               found.kind, found.text, found.context,
               (found.matched / ((select sum(weighed.weight) from weighed) + ln(1 + 1e5 / 20) * (
                 (select count(*) from known) - (select count(*) from meant))))::double precision as share,
               (found.fit
                 * case when found.subject_id = ${subject}::text then 1.3 else 1 end
                 * (1 - 0.06 * abs(array_position(${[...GRADES]}::text[], found.grade)
                   - array_position(${[...GRADES]}::text[], ${grade}::text)))
                 * case found.kind when 'question' then 0.8 when 'introduction' then 0.9 when 'goal' then 0.7 else 1 end
               )::double precision as rank
          from found join lessons l on l.id = found.lesson_id
         where l.is_published
         order by rank desc, found.lesson_id, found.kind, found.position
         limit ${limit}`.execute(db);
      return rows;
    },
    /**
     * Makes the passages those of the lessons as they are now: lessons of a new version and lessons without passages are
     * written, all others are not touched. It may run in several processes at once.
     * @returns how many lessons were written
     */
    fill: async (): Promise<number> => {
      const lessons = await fillPassages(db);
      if (lessons > 0) await noteWords(db);
      return lessons;
    },
  };
}
