import type { Severity } from '@noodlenaut/domain';
import { ALL_RULES } from './all-rules.ts';
import { rememberedTexts } from '../text/remembered.ts';
import { IDIOMS } from './idioms.ts';
import { compilePhrase, wordsInPhrase, type CompiledPhrase } from './phrase.ts';
import type { Category } from './rule.ts';
import { WHOLE_QUESTIONS } from './school-idioms.ts';

export interface RuleMatch {
  readonly id: string;
  readonly category: Category;
  readonly severity: Severity;
}
type Found<T> = { readonly phrase: CompiledPhrase; readonly of: T };

const PREFIX_FROM = 2;

/** Phrases by the word that must stand in a text for them to match. A text is tested against few of them. */
function phraseIndex<T>(phrases: readonly Found<T>[]): (words: readonly string[]) => ReadonlySet<Found<T>> {
  const whole = new Map<string, Found<T>[]>();
  const beginnings = new Map<string, Found<T>[]>();
  const add = (map: Map<string, Found<T>[]>, key: string, entry: Found<T>) => {
    const list = map.get(key);
    if (list) list.push(entry);
    else map.set(key, [entry]);
  };
  for (const entry of phrases) {
    for (const key of new Set(entry.phrase.keys)) add(whole, key, entry);
    for (const key of new Set(entry.phrase.prefixes)) add(beginnings, key, entry);
  }
  const longest = Math.max(0, ...[...beginnings.keys()].map((key) => key.length));
  return (words) => {
    const found = new Set<Found<T>>();
    for (const word of new Set(words)) {
      for (const entry of whole.get(word) ?? []) found.add(entry);
      for (let end = PREFIX_FROM; end <= Math.min(word.length, longest); end++) {
        for (const entry of beginnings.get(word.slice(0, end)) ?? []) found.add(entry);
      }
    }
    return found;
  };
}

const RULES = ALL_RULES.flatMap(({ category, severity, rules }) =>
  rules.map((rule) => ({ match: { id: `${severity}.${category}.${rule.id}`, category, severity }, rule })),
);
const rulesByWord = phraseIndex<RuleMatch>(
  RULES.flatMap(({ match, rule }) =>
    rule.phrases.map((phrase) => ({ phrase: compilePhrase(phrase), of: match })),
  ),
);
const idiomsByWord = phraseIndex<null>(IDIOMS.map((phrase) => ({ phrase: compilePhrase(phrase), of: null })));

const wordsOf = (phrases: readonly string[]): ReadonlySet<string> => new Set(phrases.flatMap(wordsInPhrase));
const phrasesWhere = (isMeant: (rule: (typeof RULES)[number]) => boolean): readonly string[] =>
  RULES.filter(isMeant).flatMap(({ rule }) => rule.phrases);
const isForeign = ({ rule }: (typeof RULES)[number]): boolean => rule.id === 'other-languages';

/** The words that the rules name: the speller knows them. */
export const RULE_WORDS: ReadonlySet<string> = wordsOf([...phrasesWhere(() => true), ...IDIOMS]);

const englishWords = wordsOf(phrasesWhere((rule) => !isForeign(rule)));
/** Words that only the rules in other languages name: no reading of English letters. */
export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  [...wordsOf(phrasesWhere(isForeign))].filter((word) => !englishWords.has(word)),
);

/** Words of crisis and harmful rules: a slip of the finger in one of them is corrected. */
export const GRAVE_WORDS: ReadonlySet<string> = wordsOf(
  phrasesWhere(({ match }) => match.severity === 'crisis' || match.severity === 'harmful'),
);

/** Takes harmless sayings out of a padded text, at most twenty. */
export function withoutIdioms(text: string): string {
  if (WHOLE_QUESTIONS.test(text)) return ' _ ';
  let left = text;
  for (const { phrase } of [...idiomsByWord(text.split(' '))].slice(0, 60))
    left = left.replace(phrase.pattern, ' _ ');
  return left;
}

const matchText = rememberedTexts((padded): readonly RuleMatch[] => {
  const text = withoutIdioms(padded);
  const found = new Map<string, RuleMatch>();
  for (const { phrase, of } of rulesByWord(text.split(' '))) {
    if (!found.has(of.id) && phrase.pattern.test(text)) found.set(of.id, of);
  }
  return [...found.values()];
});

/**
 * The rules that match these words, each once.
 * @param words lower case, letters and digits only
 */
export const matchRules = (words: readonly string[]): readonly RuleMatch[] =>
  matchText(` ${words.join(' ')} `);
