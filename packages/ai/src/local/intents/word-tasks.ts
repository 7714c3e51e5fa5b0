import { closedActivity, type Intent } from '../ask.ts';
import { giveHint } from '../hints/give-hint.ts';
import { isTold } from '../key/is-told.ts';
import { analogyOf } from '../word-tasks/analogies.ts';
import { alphabet } from '../word-tasks/alphabet.ts';
import { apostrophes } from '../word-tasks/apostrophes.ts';
import { articles } from '../word-tasks/articles.ts';
import { comparingSounds } from '../word-tasks/comparing-sounds.ts';
import { comparingWords } from '../word-tasks/comparing-words.ts';
import { lettersOfWords } from '../word-tasks/letters-of-words.ts';
import { measured } from '../word-tasks/measures.ts';
import { rhyming, syllables } from '../word-tasks/sounds.ts';
import { spelling } from '../word-tasks/spelling.ts';
import { vowelsOfWords } from '../word-tasks/vowels.ts';
import { verbs } from '../word-tasks/verbs.ts';
import { oppositeOf, synonymOf } from '../word-tasks/word-pairs.ts';
import { wordParts } from '../word-tasks/word-parts.ts';
import type { WordTopic } from '../word-tasks/word-task.ts';

const TOPICS: readonly WordTopic[] = [
  syllables,
  rhyming,
  oppositeOf,
  analogyOf,
  synonymOf,
  wordParts,
  articles,
  apostrophes,
  comparingWords,
  measured,
  comparingSounds,
  verbs,
  vowelsOfWords,
];

/** As it was written: elsewhere 'r' is read as 'are'. */
const asWritten = (message: string): string =>
  message
    .toLowerCase()
    .replace(/[?.!,]/g, '')
    .trim();

/** Tasks about letters and words, worked out as a sum is. */
export const wordTasks: Intent = (ask) => {
  const written = asWritten(ask.question.message);
  const task =
    alphabet(written) ??
    TOPICS.reduce<ReturnType<WordTopic>>((found, topic) => found ?? topic(ask.text), null) ??
    lettersOfWords(written) ??
    spelling(ask);
  if (task === null) return null;
  const { sentences, closing, subject = 'english', skill } = task;
  const open = closedActivity(ask);
  if (open && isTold(sentences.join(' '), open)) return giveHint(ask, open);
  return { sentences, closing, practice: { subject, skill } };
};
