import { closedActivity, type Intent } from '../ask.ts';
import { schoolYear } from '../limits.ts';
import { isTold } from '../key/is-told.ts';
import { contentWords } from '../words/content-words.ts';
import { meaningFor } from './definition.ts';

/** When a whole question has no answer: what its rarest word means, and that this is all (P7.07). */
export const relatedWord: Intent = (ask) => {
  const entries = contentWords(ask.text).flatMap((word) => ask.glossary.find(word) ?? []);
  const [rarest] = entries
    .filter(({ word }) => word.length > 3)
    .toSorted((one, other) => schoolYear(other.grade) - schoolYear(one.grade));
  const sentences = rarest ? meaningFor(rarest, ask.question.grade) : [];
  const open = closedActivity(ask);
  if (!rarest || sentences.length === 0 || (open && isTold(sentences.join(' '), open))) return null;
  return {
    sentences: [...(ask.year < 2 ? [] : ['I do not know all of that, but this may help.']), ...sentences],
    suggestions: [`A fun fact about ${rarest.word}`, 'What can you do?'],
    isKnown: false,
  };
};
