/** A noun in every spelling that its files need. */
export interface FeatureNames {
  /** home-works */
  readonly nouns: string;
  /** home-work */
  readonly noun: string;
  /** homeWorks */
  readonly camelNouns: string;
  /** homeWork */
  readonly camelNoun: string;
  /** HomeWorks */
  readonly PascalNouns: string;
  /** HomeWork */
  readonly PascalNoun: string;
  /** home_works, as the table is called. */
  readonly table: string;
  /** Home works, for a heading. */
  readonly title: string;
  /** home works, inside a sentence. */
  readonly words: string;
}

const camel = (kebab: string): string =>
  kebab.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The spellings of a plural noun in kebab-case; null when it is not one. */
export function featureNames(nouns: string, singular?: string): FeatureNames | null {
  const noun = singular ?? nouns.replace(/s$/, '');
  const isKebab = (word: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word);
  if (!isKebab(nouns) || !isKebab(noun) || noun === nouns) return null;
  const words = nouns.replaceAll('-', ' ');
  return {
    nouns,
    noun,
    camelNouns: camel(nouns),
    camelNoun: camel(noun),
    PascalNouns: capital(camel(nouns)),
    PascalNoun: capital(camel(noun)),
    table: nouns.replaceAll('-', '_'),
    title: capital(words),
    words,
  };
}
