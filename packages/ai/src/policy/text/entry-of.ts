/** What a table has for a word that somebody wrote; undefined for 'constructor', '__proto__' and all that is no entry of its own. */
export const entryOf = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
