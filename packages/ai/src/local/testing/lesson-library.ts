import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonFile } from '@noodlenaut/contract';
import type { LessonFile } from '@noodlenaut/domain';
import { schoolYear } from '../limits.ts';
import type { Library, Passage } from '../question.ts';
import { mendTypo } from '../words/mend-typos.ts';
import { wordsOf } from '../words/plain-text.ts';
import { stem } from '../words/stem.ts';

const LESSONS = join(import.meta.dirname, '../../../../content/lessons');

/** All 640 lessons, in the order of their keys. */
export const lessons: readonly LessonFile[] = globSync('*/*/*.json', { cwd: LESSONS })
  .map((path) => lessonFile.parse(JSON.parse(readFileSync(join(LESSONS, path), 'utf8'))))
  .toSorted((one, other) => one.key.localeCompare(other.key));

function passagesOf({ key, subject, grade, goal, skills, content }: LessonFile) {
  const { title, introduction, activities, summary, fun_fact: funFact } = content;
  const place = { lessonId: key, lessonTitle: title, subject, grade, skill: skills[0] ?? subject };
  const piece = (kind: Passage['kind'], text: string, context = title) => ({
    passage: { ...place, kind, text, context, rank: 0 },
    said: new Set(wordsOf(text.toLowerCase()).map(stem)),
    around: new Set(wordsOf(context.toLowerCase()).map(stem)),
  });
  return [
    piece('introduction', introduction),
    piece('summary', summary),
    piece('fun-fact', funFact),
    piece('goal', goal),
    ...activities.flatMap(({ question, explanation }) => [
      piece('question', question),
      piece('explanation', explanation, `${title} ${question}`),
    ]),
  ];
}

/** The lessons as the database would find them, read from their files: rare words count more, near grades come first. */
export function lessonLibrary(): Library {
  const all = lessons.flatMap(passagesOf);
  const vocabulary = new Set(
    lessons.flatMap(({ content }) => wordsOf(JSON.stringify(content).toLowerCase())),
  );
  const index = new Map<string, { readonly at: number; readonly fit: number }[]>();
  for (const [at, { said, around }] of all.entries())
    for (const word of new Set([...said, ...around]))
      (index.get(word) ?? index.set(word, []).get(word))?.push({ at, fit: said.has(word) ? 1.5 : 0.6 });
  return {
    search: (words, { grade, subject, limit }) => {
      const fits = new Map<number, number>();
      const matched = new Map<number, number>();
      let most = 0;
      for (const asked of new Set(words.flatMap((one) => wordsOf(one.toLowerCase())))) {
        const places = index.get(stem(asked)) ?? index.get(stem(mendTypo(asked, vocabulary) ?? asked)) ?? [];
        const weight = Math.log(1 + 1e5 / (20 + places.length));
        most += weight;
        for (const { at, fit } of places) {
          fits.set(at, (fits.get(at) ?? 0) + fit * weight);
          matched.set(at, (matched.get(at) ?? 0) + weight);
        }
      }
      const found = [...fits].flatMap(([at, fit]) => {
        const passage = all[at]?.passage;
        if (!passage) return [];
        const near = 1 - 0.06 * Math.abs(schoolYear(passage.grade) - schoolYear(grade));
        const rank = fit * near * (passage.subject === subject ? 1.3 : 1);
        return [{ ...passage, rank, share: (matched.get(at) ?? 0) / most }];
      });
      return Promise.resolve(found.toSorted((one, other) => other.rank - one.rank).slice(0, limit));
    },
  };
}

/** The same library, which remembers what it has found. */
export function rememberingLibrary(library: Library): Library {
  const known = new Map<string, ReturnType<Library['search']>>();
  return {
    search: (words, where) => {
      const key = JSON.stringify([words, where]);
      const found = known.get(key) ?? library.search(words, where);
      known.set(key, found);
      return found;
    },
  };
}
