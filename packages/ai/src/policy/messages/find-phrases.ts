import { compilePhrase, type CompiledPhrase } from '../rules/phrase.ts';
import { LESSON_PHRASES } from './message-phrases.ts';

const stands = ({ keys, prefixes, pattern }: CompiledPhrase, text: string, words: ReadonlySet<string>) =>
  (keys.some((key) => words.has(key)) || prefixes.some((start) => text.includes(` ${start}`))) &&
  pattern.test(text);

const LESSON = LESSON_PHRASES.map(compilePhrase);

/** A padded text without the phrases of lessons. */
export const withoutLessonPhrases = (text: string): string =>
  LESSON.reduce((left, { pattern }) => left.replace(pattern, ' _ '), text);

/** A test for padded texts: does one of these phrases stand in it? */
export function phraseFinder(phrases: readonly string[]): (texts: readonly string[]) => boolean {
  const compiled = phrases.map(compilePhrase);
  return (texts) =>
    texts.some((text) => {
      const words = new Set(text.split(' '));
      return compiled.some((phrase) => stands(phrase, text, words));
    });
}
