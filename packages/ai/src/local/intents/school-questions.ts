import { SUBJECTS } from '@noodlenaut/domain';
import { z } from 'zod';
import { closedActivity, type Ask, type Intent } from '../ask.ts';
import { giveHint } from '../hints/give-hint.ts';
import { isTold } from '../key/is-told.ts';
import { mendTypo } from '../words/mend-typos.ts';
import { wordsOf } from '../words/plain-text.ts';
import { stem } from '../words/stem.ts';
import file from './school-questions.json' with { type: 'json' };

/** Questions that children ask everywhere, with an answer in sentences of at most 20 words. */
const questions = z
  .array(
    z.object({
      /** Each group must stand in the message; words of a group mean the same here, and a beginning of a word is enough. */
      asks: z.array(z.string()),
      /** A pattern that must be found, where the words alone say too little. */
      only: z.string().optional(),
      not: z.string().optional(),
      says: z.array(z.string()).min(1),
      subject: z.enum(SUBJECTS),
      skill: z.string(),
    }),
  )
  .parse(file)
  .map(({ asks, only, not, ...answer }) => ({
    ...answer,
    groups: asks.map((group) => group.split('|').map(stem)),
    only: only === undefined ? null : new RegExp(`\\b(?:${only})`),
    not: not === undefined ? null : new RegExp(`\\b(?:${not})`),
  }));

/** Words of five letters or more, to find what a typing error hides. */
const LONG_WORDS: ReadonlySet<string> = new Set(
  file.flatMap(({ asks }) => asks.flatMap((group) => group.split('|'))).filter((word) => word.length > 4),
);
/** A word that the glossary does not know is taken for the one that is meant. */
const meant = (word: string, { glossary }: Ask): string =>
  word.length < 6 || glossary.find(word)
    ? word
    : (mendTypo(word, LONG_WORDS) ?? mendTypo(word.replace(/s$/, ''), LONG_WORDS) ?? word);

/** More words than this are about something else, too. */
const MOST_WORDS = 12;

/** Answers the questions that come up in every class, in words of the lessons (P7.04). */
export const schoolQuestions: Intent = (ask) => {
  const words = wordsOf(ask.text);
  if (words.length > MOST_WORDS || /\b(?:fun |cool )?facts?\b|\bmore about\b/.test(ask.text)) return null;
  const stems = words.map((word) => stem(meant(word, ask)));
  const fits = questions.filter(
    ({ groups, only, not }) =>
      groups.every((group) => group.some((one) => stems.some((word) => word.startsWith(one)))) &&
      (only === null || only.test(ask.text)) &&
      !(not?.test(ask.text) ?? false),
  );
  const [best] = fits.toSorted((one, other) => other.groups.length - one.groups.length);
  if (!best) return null;
  const open = closedActivity(ask);
  if (open && isTold(best.says.join(' '), open)) return giveHint(ask, open);
  return {
    sentences: best.says,
    practice: { subject: best.subject, skill: best.skill },
    suggestions: ['Why?', 'Tell me more', 'A fun fact, please'],
  };
};
