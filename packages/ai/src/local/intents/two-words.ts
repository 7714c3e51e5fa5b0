import { closedActivity, type Intent } from '../ask.ts';
import { giveHint } from '../hints/give-hint.ts';
import { isTold } from '../key/is-told.ts';
import { wordsOf } from '../words/plain-text.ts';
import { stem } from '../words/stem.ts';
import { lookUp, meaningFor } from './definition.ts';

const DIFFERENCE =
  /\b(?:difference between|difference of|differ(?:ent)? from each other)\s+(?:an? |the )?(.+?) and (?:an? |the )?(.+)$|^how (?:is|are) (?:an? |the )?(.+?) different (?:from|than|to) (?:an? |the )?(.+)$/;
const SPELLING =
  /\b(?:how (?:do|would|can) (?:you|i|we) (?:spell|write)|how is|spell|spelling of) (?:the word )?["']?([a-z-]+)["']?(?: spelled)?$/;

const IS_A = /^(?:is|are) (?:an? |the )?([a-z -]+?) (?:really )?(?:an? |types? of |kinds? of )([a-z]+)$/;

/** 'What is the difference between a planet and a star': what both words mean. 'How do you spell planet': its letters. */
export const twoWords: Intent = (ask) => {
  const open = closedActivity(ask);
  const asked = DIFFERENCE.exec(ask.text);
  const [one, other] = [asked?.[1] ?? asked?.[3], asked?.[2] ?? asked?.[4]].map((word) =>
    word === undefined ? null : lookUp(word, ask),
  );
  if (one && other && one !== other) {
    const sentences = [one, other].flatMap((entry) => meaningFor(entry, ask.question.grade));
    if (open && isTold(sentences.join(' '), open)) return giveHint(ask, open);
    return sentences.length < 2
      ? null
      : { sentences, suggestions: [`A fun fact about ${one.word}`, `A fun fact about ${other.word}`] };
  }
  const [, thing = '', kind = ''] = IS_A.exec(ask.text) ?? [];
  const named = thing === '' ? null : lookUp(thing, ask);
  // Neither yes nor no is said: the meaning may hold the word in 'not a fish'.
  if (named && wordsOf(named.meaning.toLowerCase()).map(stem).includes(stem(kind))) {
    const sentences = meaningFor(named, ask.question.grade);
    if (open && isTold(sentences.join(' '), open)) return giveHint(ask, open);
    if (sentences.length > 0) return { sentences, suggestions: [`A fun fact about ${named.word}`] };
  }
  const word = SPELLING.exec(ask.text)?.[1];
  const entry = word === undefined ? null : lookUp(word, ask);
  if (!entry) return null;
  const letters = `It is spelled like this: ${entry.word.split('').join('-')}.`;
  if (open && (isTold(letters, open) || isTold(entry.word, open))) return giveHint(ask, open);
  return { sentences: [letters], suggestions: [`What does ${entry.word} mean?`] };
};
