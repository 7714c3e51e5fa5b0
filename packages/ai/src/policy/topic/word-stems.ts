/** The forms under which a word may stand in a list: without plural, "-ing", "-ed", "-er", "-est" or "-ly". */
export function wordStems(word: string): readonly string[] {
  const stems = [word];
  if (/[^aeiou]ys$|[a-z]{3}[^aeiou]y(?:er|est|ed)$/.test(word)) return stems;
  const without = (ending: string, put = '') => {
    if (word.length > ending.length + 2 && word.endsWith(ending))
      stems.push(word.slice(0, -ending.length) + put);
  };
  without('s');
  without('es');
  without('ies', 'y');
  for (const ending of ['ing', 'ed', 'er', 'est', 'ers']) {
    without(ending);
    without(ending, 'e');
    const base = word.slice(0, -ending.length);
    if (word.endsWith(ending) && base.length > 3 && base.at(-1) === base.at(-2))
      stems.push(base.slice(0, -1));
  }
  without('ly');
  without('ied', 'y');
  without('ier', 'y');
  without('iest', 'y');
  return stems;
}
