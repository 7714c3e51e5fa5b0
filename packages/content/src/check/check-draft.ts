import type { Grade, LessonContent, LessonFile, SubjectId } from '@noodlenaut/domain';
import { checkCorpus } from './check-corpus.ts';
import { checkLesson } from './check-lesson.ts';

/** A fault of a lesson that somebody is writing. */
export interface DraftFinding {
  /** From 0; null when the lesson as a whole is meant. */
  readonly activity: number | null;
  /** A field of the content or of the activity; 'readability' and 'units' mean the whole. */
  readonly field: string;
  readonly message: string;
  /** Must be put right before a child may see the lesson. The others are advice: a teacher knows the class. */
  readonly isBlocking: boolean;
}

/** They are about files: where they lie, and how many questions each has. */
const ABOUT_FILES: ReadonlySet<string> = new Set(['key', 'skills', 'activities']);
const BLOCKING_FIELDS: ReadonlySet<string> = new Set(['options', 'correct_answer']);
const BLOCKING = /^(?:has a word unfit|miscalculates|states the answer|is asked|gives a reason against)/;
const ORDER = /three times in a row$/;

/** Checks a draft by the rules of the school's own lessons: key, hints, sums, words, sentences and readability (P7.19). */
export function checkDraft(subject: SubjectId, grade: Grade, content: LessonContent): DraftFinding[] {
  const lesson: LessonFile = {
    key: `${subject}-${grade}-01-draft`,
    subject,
    grade,
    number: 1,
    difficulty: 1,
    goal: content.title,
    skills: [`${subject}-draft`],
    standard: '-',
    content,
  };
  return [...checkLesson(`${subject}/${grade}/01-draft.json`, lesson), ...checkCorpus([lesson])]
    .filter(({ where }) => !ABOUT_FILES.has(where))
    .map(({ where, message }) => {
      const [, number, inActivity] = /^activity (\d+) (\w+)$/.exec(where) ?? [];
      const field = inActivity ?? where;
      const isBlocking = BLOCKING.test(message) || (BLOCKING_FIELDS.has(field) && !ORDER.test(message));
      return { activity: number === undefined ? null : Number(number) - 1, field, message, isBlocking };
    });
}
