const WIDTH = 110;
/** Words that begin a clause. */
const FIRST_WORDS = [
  'select|insert into|update|delete from|from|using|where|(?:(?:left|inner|cross) )?join|group by|order by|limit',
  'offset|set|values|returning|union|on conflict|for (?:update|no key update|share)',
].join('|');
/** After these words a word such as `from` begins no clause: `is distinct from`. */
const NOT_AFTER = 'left|inner|cross|distinct|delete|do|for|key';
const CLAUSE = new RegExp(String.raw`(?<!\b(?:${NOT_AFTER})) (?=(?:${FIRST_WORDS})\b)`);
const PART = /(?<=,) | (?=(?:and|or|when|else) )/;
const STATEMENT = /^(?:select|insert|update|delete|with)\b/;

/** Cuts a text at each match outside of brackets and quotes. */
function cut(text: string, at: RegExp): string[] {
  let depth = 0;
  let hidden = '';
  for (const [part] of text.matchAll(/'[^']*'|"[^"]*"|./g)) {
    if (part === ')') depth = Math.max(0, depth - 1);
    hidden += depth > 0 || part.length > 1 ? '#'.repeat(part.length) : part;
    if (part === '(') depth += 1;
  }
  const ends = [...hidden.matchAll(new RegExp(at, 'g'))].map(({ index }) => index);
  return [...ends, text.length].map((end, n) => text.slice(n === 0 ? 0 : (ends[n - 1] ?? 0) + 1, end));
}

/** Where the first long statement in brackets begins and ends; null when there is none. */
function innerStatement(text: string): readonly [number, number] | null {
  const open: number[] = [];
  const found: [number, number][] = [];
  for (const { 0: sign, index: end } of text.matchAll(/[()]/g)) {
    if (sign === '(') open.push(end + 1);
    else {
      const begin = open.pop() ?? end;
      if (end - begin > WIDTH / 2 && STATEMENT.test(text.slice(begin, end))) found.push([begin, end]);
    }
  }
  return found.toSorted(([one], [other]) => one - other)[0] ?? null;
}

/** Fills lines up to the width. Lines after the first are indented. */
function fill(text: string, indent: string): string[] {
  const filled: string[] = [];
  const parts = cut(text, PART).flatMap((part) => (part.length > WIDTH ? part.split(/(?<=,) /) : [part]));
  for (const part of parts) {
    const last = filled.at(-1);
    if (last !== undefined && last.length + part.length < WIDTH)
      filled[filled.length - 1] = `${last} ${part}`;
    else filled.push(`${indent}${filled.length === 0 ? '' : '  '}${part}`);
  }
  return filled;
}

/** @param margin the indent of text in and after brackets */
function linesOf(text: string, indent: string, margin = `${indent}  `): string[] {
  return cut(text, CLAUSE).flatMap((clause) => {
    if (indent.length + clause.length <= WIDTH) return [indent + clause];
    const place = innerStatement(clause);
    if (place === null) return fill(clause, indent);
    const [begin, end] = place;
    return [
      ...fill(clause.slice(0, begin), indent),
      ...linesOf(clause.slice(begin, end), `${margin}  `),
      ...linesOf(clause.slice(end), margin, margin),
    ];
  });
}

/**
 * A statement in lines of about 110 characters, each clause on a new line. Line breaks of the source do not
 * matter, and comments are left out.
 */
export const layOutSql = (statement: string): string =>
  linesOf(
    statement
      .replace(/--.*$/gm, ' ')
      .replace(/\s+/g, ' ')
      .replace(/([(]) | (?=[)])/g, '$1')
      .trim(),
    '',
  ).join('\n');
