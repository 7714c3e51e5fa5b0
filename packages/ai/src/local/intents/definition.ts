import type { Grade } from '@noodlenaut/domain';
import { closedActivity, say, type Ask, type Intent } from '../ask.ts';
import { countWords } from '../fit-answer.ts';
import type { GlossaryEntry } from '../../glossary/glossary.ts';
import { limitsOf } from '../limits.ts';
import { isTold } from '../key/is-told.ts';
import { topicOf } from '../skills.ts';
import { mendTypo } from '../words/mend-typos.ts';
import { isRealWord } from '../words/real-words.ts';

const FORMS: readonly RegExp[] = [
  /^(?:so |and |but |hey |noodle |please |tell me )*what (?:does|do|did) (?:the word |the words )?(?:an? |the )?(.+?) (?:mean|stand for)(?: .*)?$/,
  /^(?:please |can you |could you )*(?:define|explain the word|explain what|explain) (?:the word )?(?:an? |the )?(.+?)(?: (?:is|are|means?))?$/,
  /^(?:what is |tell me |the )*(?:the )?(?:meaning|definition) of (?:the word )?(?:an? |the )?(.+)$/,
  /^(?:so |and |but |hey |noodle |please |can you tell me |tell me |do you know )*what (?:is|are|was|were|do you call) (?:an? |the |meant by )?(.+)$/,
  /^(?:so |and )*what (?:an? |the )?(.+) (?:is|are|means?)$/,
  /^(.+?) (?:meaning|definition|example)$/,
  /\bexamples? of (?:an? |the )?(.+)$/,
  /^([a-z' -]{3,30})$/,
];

/** The word that is asked for, as it was written, in the order of how sure it is. */
function candidates(text: string): string[] {
  const asked = FORMS.flatMap((form) => form.exec(text)?.[1] ?? []).map((word) =>
    word
      .replace(/["']/g, '')
      .replace(
        /\b(?:in (?:coding|programming|a program|a story|a text|a poem|math|science|english|history|geography|robotics|chemistry|it)|please|again|called|exactly|really)\b/g,
        '',
      )
      .replace(/^(?:an?|the) /, '')
      .trim(),
  );
  return asked.filter((word) => word !== '' && word.split(' ').length <= 3);
}

/** A word is learned by using it. */
const USE_IT = ['Can you say a sentence with this word?', 'Use the word in a sentence of your own.'] as const;
const SHORTEST_MENDED = 5;
/** So many letters at the start make two words kin. */
const KIN = 6;
/** The entry of a word, or of the word that a typing error hides; first as a whole, then word by word. */
export function lookUp(word: string, { glossary }: Ask): GlossaryEntry | null {
  const found = glossary.find(word);
  if (found) return found;
  // A short word that is not known is a part of a word, or a name, as often as a typing error.
  const mend = (part: string) => {
    const found = part.length < SHORTEST_MENDED ? null : mendTypo(part, glossary.words);
    // 'Acceleration' belongs to 'accelerate', and 'monarchy' to 'monarch'; 'liver' is a word of its own, and no 'liter'.
    const isKin = found !== null && (part.startsWith(found) || part.startsWith(found.slice(0, KIN)));
    return isRealWord(part) && !isKin ? null : found;
  };
  const mended = mend(word);
  if (mended !== null) return glossary.find(mended);
  const parts = word.split(' ').map((part) => mend(part) ?? part);
  return glossary.find(parts.join(' '));
}

const THAT = /^(.{8,}?)(?:,)? (?:that|which) ((?:can|is|has|does|will|[a-z]+s) .+)$/;
/** A meaning as sentences that a new reader can follow: 'A part that helps.' is 'A part. It helps.' */
function inSentences(meaning: string, most: number): string[] {
  if (countWords(meaning) <= most) return [meaning];
  const [, head = '', tail = ''] = THAT.exec(meaning) ?? [];
  if (head !== '' && countWords(head) <= most && countWords(tail) < most) return [`${head}.`, `It ${tail}`];
  const [first = '', ...rest] = meaning.split(
    /, |(?<= \S+ \S+) (?=(?:and|so|when|like|from|with|in|to|where|because) )/,
  );
  let kept = first;
  for (const part of rest)
    if (countWords(`${kept} ${part}`) <= most)
      kept = `${kept}${meaning.charAt(kept.length) === ',' ? ',' : ''} ${part}`;
    else break;
  return countWords(kept) <= most ? [`${kept.replace(/[.,]$/, '')}.`] : [];
}

/** The entry as sentences within the limits of a grade, the word first; empty when it has none that is short enough. */
export function meaningFor({ word, meaning }: GlossaryEntry, grade: Grade): string[] {
  const most = limitsOf(grade).wordsASentence;
  const [first = '', ...rest] = inSentences(meaning, most);
  if (first === '') return [];
  const start = /^(?:An?|The|To|One|All|Any|How|Not|In|On)\b/.test(first)
    ? first.charAt(0).toLowerCase()
    : first.charAt(0);
  const named = `${word.charAt(0).toUpperCase()}${word.slice(1)}: ${start}${first.slice(1)}`;
  return [countWords(named) <= most ? named : first, ...rest];
}

/** What a word means, from the children's glossary; a typing error in it is mended. */
export const definition: Intent = async (ask) => {
  for (const word of candidates(ask.text)) {
    const entry = lookUp(word, ask);
    if (!entry) continue;
    const sentences = meaningFor(entry, ask.question.grade);
    if (sentences.length === 0) continue;
    const open = closedActivity(ask);
    if (open && isTold(sentences.join(' '), open)) continue;
    return {
      sentences: [...sentences, say(ask, USE_IT)],
      practice: await topicOf(entry.word, ask),
      suggestions: [`Tell me more about ${entry.word}`, 'A fun fact, please'],
    };
  }
  return null;
};
