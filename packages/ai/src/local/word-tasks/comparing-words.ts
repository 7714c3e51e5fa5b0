import { entryOf } from '../../policy/text/entry-of.ts';
import { type WordTopic } from './word-task.ts';

const OWN: Readonly<Record<string, readonly [more: string, most: string]>> = {
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
  far: ['farther', 'farthest'],
  many: ['more', 'most'],
  much: ['more', 'most'],
  little: ['less', 'least'],
};
const ASKED =
  /\b(comparative|superlative)s?(?: form)? (?:of|for) (?:the word )?["']?([a-z]{2,14})["']?$|\b(er|est) (?:form )?(?:of|to|for) ["']?([a-z]{2,14})["']?$|\bis it (?:more|most) ([a-z]{2,14}) or \5(?:er|est|r|st)$/;
const TWO_BEATS = /[aeiou][^aeiou]+(?:[aeiou][^aeiouy]+|ful|ous|ing|ed|ent|ant|ive)$/;

function formsOf(word: string): readonly [string, string] {
  const own = entryOf(OWN, word);
  if (own) return own;
  if (/[^aeiou]y$/.test(word)) return [word.replace(/y$/, 'ier'), word.replace(/y$/, 'iest')];
  if (word.endsWith('e')) return [`${word}r`, `${word}st`];
  if (word.length > 5 && TWO_BEATS.test(word)) return [`more ${word}`, `most ${word}`];
  if (/^[^aeiou]*[aeiou][bdgmnpt]$/.test(word))
    return [`${word}${word.slice(-1)}er`, `${word}${word.slice(-1)}est`];
  return [`${word}er`, `${word}est`];
}

/** 'what is the superlative of big'. */
export const comparingWords: WordTopic = (text) => {
  const match = ASKED.exec(text);
  const word = match?.[2] ?? match?.[4] ?? match?.[5];
  if (word === undefined) return null;
  const [more, most] = formsOf(word);
  return {
    sentences: [
      `It goes ${word}, ${more}, ${most}.`,
      `Compare two with ${more}, and three or more with ${most}.`,
    ],
    closing: `Say a sentence with ${more}.`,
    skill: 'english-word-jobs',
  };
};
