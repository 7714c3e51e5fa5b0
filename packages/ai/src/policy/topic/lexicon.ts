import type { LessonFile } from '@noodlenaut/domain';
import type { Cards } from '../../cards/card.ts';
import { soundingLike } from '../../local/words/by-sound.ts';
import { mendTypo } from '../../local/words/mend-typos.ts';
import { RULE_WORDS } from '../rules/matcher.ts';
import { hasProfaneWord } from '../rules/profane-words.ts';
import { EVERYDAY_WORDS } from '../text/everyday-words.ts';
import { remembered } from '../text/remembered.ts';
import { nearWords } from '../text/near-words.ts';
import { normalize } from '../text/normalize.ts';
import { wordsOf } from '../text/tokens.ts';
import { CAREFUL, GUARDED } from './guarded-words.ts';
import { KNOWLEDGE_WORDS } from './knowledge-words.ts';
import { MORE_KNOWLEDGE_WORDS } from './more-knowledge-words.ts';
import { WIDE_KNOWLEDGE_WORDS } from './wide-knowledge-words.ts';
import { oneWordOff } from './one-word-off.ts';
import { wordStems } from './word-stems.ts';

/** The words of our lessons and of school knowledge. Built once, read-only. */
export interface TopicLexicon {
  /** In a lesson, in the list of school knowledge, or a plain word. */
  readonly has: (word: string) => boolean;
  /** A word that says what is asked about: not a plain word. */
  readonly isTopic: (word: string) => boolean;
  /** A whole text of a lesson, for example a question that a child copied, or a question of a card. */
  readonly isLessonText: (match: string) => boolean;
  /** How well the best card fits a question, 0 to 1; 0 when one of the words given does not stand in the card. */
  readonly cardScore: (text: string, words: readonly string[]) => number;
  /** Whether the text is a question of a card, but for a typing error. */
  readonly isCardQuestion: (text: string) => boolean;
  /** The word a child meant, when it is one slip from a word of the lexicon. */
  readonly nearest: (word: string) => string | null;
}

/** Plain words that name a topic of school all the same. */
const SCHOOL_WORDS = new Set(
  'computer computers number numbers month months week weeks year years hour hours minute minutes count counting add adding plus minus times divide spell spelling read reading write writing word words money'.split(
    ' ',
  ),
);

/** A word in more lessons than this share says nothing about a topic. */
const COMMON_SHARE = 0.2;
const TEXT_LIMIT = 4000;

function textsOf({ goal, skills, subject, content }: LessonFile): readonly string[] {
  const activities = content.activities.flatMap(
    ({ question, options, explanation, hints, option_reasons: reasons }) => [
      question,
      ...options,
      explanation,
      ...(hints ?? []),
      ...(reasons ?? []).filter((reason) => reason !== null),
    ],
  );
  return [
    subject,
    goal,
    skills.join(' ').replaceAll('-', ' '),
    content.title,
    content.introduction,
    content.summary,
    content.fun_fact,
    ...activities,
  ];
}

/** Texts as a child may copy them. Options of one word say too little to be recognised. */
const wholeTexts = (lesson: LessonFile): readonly string[] =>
  textsOf(lesson)
    .map((text) => normalize(text).match)
    .filter((match) => match.includes(' '));

const isCareful = (word: string): boolean => GUARDED.has(word) || CAREFUL.has(word);

const SHORTEST_MISSPELT = 5;
/**
 * The same words in the same order, but for one with a typing error.
 * @param ask as `normalize` reads it
 */
function isMisspelt(text: string, ask: string): boolean {
  const [written, meant] = [wordsOf(text), wordsOf(ask)];
  const other = meant.flatMap((word, at) =>
    written[at] === word ? [] : [{ word, read: written[at] ?? '' }],
  );
  const [only] = other;
  if (written.length !== meant.length || !only || other.length > 1) return false;
  // A word that a rule names is meant as it stands; a short one is one slip from too many.
  if (only.read.length < SHORTEST_MISSPELT || EVERYDAY_WORDS.has(only.read)) return false;
  if (hasProfaneWord(only.read)) return false;
  if (wordStems(only.read).some((stem) => RULE_WORDS.has(stem) || isCareful(stem))) return false;
  return mendTypo(only.read, new Set([only.word])) === only.word;
}

/** Builds the lexicon from all lessons and cards; takes some tenths of a second (security 6.2, stage S4). */
export function buildLexicon(lessons: readonly LessonFile[], cards: Cards): TopicLexicon {
  const lessonsWith = new Map<string, number>();
  for (const lesson of lessons) {
    const words = new Set(textsOf(lesson).flatMap((text) => wordsOf(normalize(text, TEXT_LIMIT).match)));
    for (const word of words) lessonsWith.set(word, (lessonsWith.get(word) ?? 0) + 1);
  }
  const asks = cards.asks.map((ask) => normalize(ask).match);
  const texts = new Set([...lessons.flatMap(wholeTexts), ...asks]);
  const almost = oneWordOff(asks);
  const knowledge = new Set([...KNOWLEDGE_WORDS, ...MORE_KNOWLEDGE_WORDS, ...WIDE_KNOWLEDGE_WORDS]);
  const common = Math.max(3, lessons.length * COMMON_SHARE);
  // Cards are written and checked as lessons are.
  const listed = new Set([...knowledge, ...lessonsWith.keys(), ...cards.words, ...EVERYDAY_WORDS]);
  const isTopicWord = (word: string) =>
    knowledge.has(word) || (word.length > 2 && (lessonsWith.get(word) ?? Number.POSITIVE_INFINITY) <= common);
  const words = new Set([...knowledge, ...lessonsWith.keys(), ...EVERYDAY_WORDS]);
  const near = nearWords(words);
  const harmful = new Set(
    [...RULE_WORDS, ...GUARDED, ...CAREFUL].filter((word) => !words.has(word) || isCareful(word)),
  );
  /** The word of school that a word is spelled like by ear, unless it sounds like one that a rule names. */
  const byEar = (word: string): string | null => {
    const [found = null] = soundingLike(word, words);
    return found === null || isCareful(found) || soundingLike(word, harmful).length > 0 ? null : found;
  };
  return {
    has: remembered((word) => wordStems(word).some((stem) => listed.has(stem))),
    isTopic: (word) =>
      SCHOOL_WORDS.has(word) ||
      (!EVERYDAY_WORDS.has(word) &&
        wordStems(word).some((stem) => isTopicWord(stem) && !EVERYDAY_WORDS.has(stem))),
    isLessonText: (match) => texts.has(match),
    cardScore: (text, words) => {
      const [best] = cards.find(text, '6th');
      if (!best) return 0;
      const told = new Set(
        wordsOf(normalize([...best.card.asks, ...best.card.says].join(' '), TEXT_LIMIT).match),
      );
      return words.every((word) => told.has(word)) ? best.score : 0;
    },
    isCardQuestion: (text) => almost(text).some((ask) => isMisspelt(text, ask)),
    nearest: (word) => near(word) ?? byEar(word),
  };
}
