import type { Grade } from '@noodlenaut/domain';

/** A word explained in one sentence that a child of its grade understands. */
export interface GlossaryEntry {
  readonly word: string;
  /** The grade in which lessons begin to use the word. */
  readonly grade: Grade;
  readonly meaning: string;
  /** Other forms that are found too, such as a plural that is not regular. */
  readonly forms?: readonly string[] | undefined;
}

/** The children's dictionary. */
export interface Glossary {
  /** The entry of a word, whatever its capital letters or regular ending; null when there is none. */
  find(word: string): GlossaryEntry | null;
  /** Every word and form in small letters, for typing errors. */
  readonly words: ReadonlySet<string>;
}

const ENDINGS: readonly (readonly [ending: RegExp, instead: readonly string[]])[] = [
  [/ies$/, ['y']],
  [/ied$/, ['y']],
  [/ves$/, ['f', 'fe']],
  [/es$/, ['', 'e', 'is']],
  [/s$/, ['']],
  [/([bdglmnprt])\1(?:ing|ed)$/, ['$1']],
  [/ing$/, ['', 'e']],
  [/ed$/, ['', 'e']],
  [/er$/, ['', 'e']],
  [/'s$/, ['']],
];

/** What a form may come from, the form first: 'berries' is 'berry', 'evaporating' is 'evaporate'. */
export const baseForms = (form: string): string[] => [
  form,
  ...ENDINGS.flatMap(([ending, instead]) =>
    ending.test(form) ? instead.map((other) => form.replace(ending, other)) : [],
  ),
];

/** Puts entries in an index. The first entry of a word counts; a form never hides a word. */
export function glossaryOf(entries: readonly GlossaryEntry[]): Glossary {
  const index = new Map<string, GlossaryEntry>();
  const note = (name: string, entry: GlossaryEntry) => {
    const key = name.toLowerCase();
    if (!index.has(key)) index.set(key, entry);
  };
  for (const entry of entries) note(entry.word, entry);
  for (const entry of entries) for (const form of entry.forms ?? []) note(form, entry);
  return {
    words: new Set(index.keys()),
    find: (word) => {
      const found = baseForms(word.toLowerCase().trim()).find((form) => index.has(form));
      return (found !== undefined && index.get(found)) || null;
    },
  };
}
