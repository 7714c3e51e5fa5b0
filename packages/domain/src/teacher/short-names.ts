export interface FullName {
  readonly first: string;
  /** Empty where there is none, or where the list has told two pupils apart already: “Ben B”. */
  readonly last: string;
}

/** One letter, with or without a full stop. */
const INITIAL = /^\p{L}\.?$/u;

/** First name and surname of a name as it is spoken (“Amara Okafor”) or sorted (“Okafor, Amara”). */
export function fullName(text: string): FullName {
  const [last = '', first = '', ...more] = text.split(',').map((part) => part.trim());
  if (more.length === 0 && last !== '' && first !== '') return { first, last };
  const words = text.split(/\s+/);
  const isSpoken = words.length > 1 && words.every((word) => /\p{L}/u.test(word) && !/\p{N}/u.test(word));
  if (!isSpoken || INITIAL.test(words.at(-1) ?? '')) return { first: text, last: '' };
  return { first: words[0] ?? '', last: words.slice(1).join(' ') };
}

export const writtenName = ({ first, last }: FullName): string => (last === '' ? first : `${first} ${last}`);

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/**
 * Names without surnames: “Amara” where nobody else in the list is called so, else as few letters of the surname as tell
 * them apart, “Amara O.” (P1.33). Children read each other's names in games, so a surname is never the first proposal.
 */
export function shortName(one: FullName, list: readonly FullName[]): string {
  if (one.last === '') return one.first;
  const twins = list.filter((other) => other !== one && same(other.first, one.first));
  if (twins.length === 0) return one.first;
  const letters = Array.from(one.last);
  const taken = (count: number) =>
    twins.some((twin) =>
      same(Array.from(twin.last).slice(0, count).join(''), letters.slice(0, count).join('')),
    );
  const needed = letters.findIndex((_, at) => !taken(at + 1)) + 1;
  if (needed === 0 || needed === letters.length) return writtenName(one);
  return `${one.first} ${letters.slice(0, needed).join('').trim()}.`;
}
