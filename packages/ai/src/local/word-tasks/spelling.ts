import { EVERYDAY_WORDS } from '../../policy/text/everyday-words.ts';
import type { Ask } from '../ask.ts';
import { isRealWord } from '../words/real-words.ts';
import { nearestWords } from '../words/mend-typos.ts';
import { type WordTask, capital, spelled } from './word-task.ts';

const ASKED =
  /\b(?:how (?:do|can|would|should) (?:i|you|we) spell|how to spell|how is (?=\S+ (?:spelled|spelt|written))|spell|spelling of|the spelling of) (?:the word )?["']?([a-z]{2,16})["']?(?: spelled| spelt| written)?(?: (?:like|as in|when|in) .*| please)?$/;
const LIKE = /\bspell [a-z]{2,16} (?:like|as in) (?:he|she|they|we|i|you) ([a-z]{2,12})\b/;
const IS_IT = /^(?:is it|is it spelled|do you spell it|which is right) ([a-z]{3,16}) or ([a-z]{3,16})$/;

/** 'how do you spell becuse', and which of two spellings is right. A word that nobody here knows is not spelled. */
export function spelling({ text, glossary, cards }: Ask): WordTask | null {
  const isKnown = (word: string) =>
    EVERYDAY_WORDS.has(word) || glossary.find(word) !== null || cards.words.has(word);
  const [, one, other] = IS_IT.exec(text) ?? [];
  if (one !== undefined && other !== undefined) {
    const right = [one, other].filter(isKnown);
    const [only] = right;
    return only !== undefined && right.length === 1 ? told(only) : null;
  }
  // 'Spell sed like he said' names the word itself.
  const meant = LIKE.exec(text)?.[1];
  if (meant !== undefined && isKnown(meant)) return told(meant);
  const written = ASKED.exec(text)?.[1];
  if (written === undefined) return null;
  const word = isKnown(written) || isRealWord(written) ? written : nearestWords(written, cards.words)[0];
  return word === undefined ? null : told(word);
}
const told = (word: string): WordTask => ({
  sentences: [`${capital(word)} is spelled ${spelled(word)}.`],
  closing: 'Cover it, write it, and check.',
  skill: 'english-spelling',
});
