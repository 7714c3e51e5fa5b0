import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LessonFile } from '@noodlenaut/domain';
import { getDefaultSettings, mergeSettings, spellCheckDocument } from 'cspell-lib';
import { CHILD_NAMES } from './child-names.ts';
import type { Finding } from './finding.ts';
import { lessonTexts, type LessonText } from './lesson-texts.ts';

/** Our own word list: words that are not in the general dictionary, one on each line. `#` begins a comment. */
const OWN_WORDS = join(import.meta.dirname, '../../words.txt');
/** Text in quotation marks is often a misspelling that the lesson talks about. */
const QUOTED = '/["“][^"“”]{1,80}["”]/g';

const ownWords = () =>
  readFileSync(OWN_WORDS, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');

interface Place extends LessonText {
  readonly key: string;
  /** Where the text ends in the document that is checked. */
  readonly end: number;
}

function placesOf(lessons: readonly LessonFile[]): Place[] {
  let end = 0;
  return lessons.flatMap((lesson) =>
    lessonTexts(lesson).map(({ where, text }) => {
      end += text.length + 1;
      return { key: lesson.key, where, text, end };
    }),
  );
}

/** Words that neither American English nor our own list knows. Options are left out: a lesson on spelling offers wrong ones. */
export async function misspelt(lessons: readonly LessonFile[]): Promise<Finding[]> {
  const places = placesOf(lessons);
  const { issues } = await spellCheckDocument(
    { uri: 'file:///lessons.txt', text: places.map(({ text }) => text).join('\n'), languageId: 'plaintext' },
    { generateSuggestions: false, noConfigSearch: true },
    mergeSettings(await getDefaultSettings(true), {
      words: [...ownWords(), ...CHILD_NAMES.map(({ name }) => name)],
      ignoreRegExpList: [QUOTED],
      language: 'en-US',
      maxNumberOfProblems: 10_000,
      maxDuplicateProblems: 10_000,
    }),
  );
  return issues.map(({ text, offset }) => {
    const place = places.find(({ end }) => offset < end);
    return {
      key: place?.key ?? '*',
      where: place?.where ?? 'corpus',
      message: `is no word we know: ${text}`,
    };
  });
}
