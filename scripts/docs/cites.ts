import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A cite that leads nowhere: `file:line cite`. */
export type DeadCite = string;

/** Papers of the first authors: a reader of this repository cannot open them. */
const OUTSIDE =
  /\b(?:SPEC(?:\.md)?|PRODUCT(?:\.md)?|SAFETY|STACK) (?:section )?§?[A-Z]?\d[\d.]*|\b(?:ARCHITECTURE|DESIGN-LANGUAGE|SAFETY)\b(?!_)|\b[Ii]ssue '?"?\w*"?'?,? ?\d[\d.]*/g;
const ITEM = /(?<![\w-])([SP]\d\.\d{2,3})(?![\w.])/g;
const DECISION = /\bdecisions? (\d{4})((?:(?:,| and) \d{4})*)/g;
const RULE = /\bsecurity ((?:[IF]?\d+(?:\.\d+)?)(?:(?:,| and) (?:[IF]?\d+(?:\.\d+)?))*)(?![\w-])/g;
const TEXT = /\.(?:ts|tsx|mjs|md|sql|css|json|yml|yaml|txt|html|svg)$|(?:Dockerfile|run)$/;
/** They hold the items' own words, or look for them. */
const READS_THE_ITEMS = [
  'docs/spec-items.md',
  'scripts/docs/cites',
  'scripts/spec/',
  'scripts/spec-check.ts',
];

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);
const parts = (list: string): string[] => list.split(/, | and |,/).filter((part) => part !== '');

/** What may be cited. */
export interface Citable {
  readonly items: ReadonlySet<string>;
  readonly rules: ReadonlySet<string>;
  readonly decisions: ReadonlySet<string>;
}

/** The cites of one line that lead nowhere. */
export const deadIn = (line: string, { items, rules, decisions }: Citable): string[] => [
  ...[...line.matchAll(OUTSIDE)].map(([cite]) => cite),
  ...all(line, ITEM).filter((id) => !items.has(id)),
  ...[...line.matchAll(DECISION)]
    .flatMap(([, first = '', more = '']) => [first, ...parts(more)])
    .filter((number) => !decisions.has(number)),
  ...all(line, RULE)
    .flatMap(parts)
    .filter((number) => !rules.has(number)),
];

/**
 * Every cite in the tracked text files that a reader cannot follow: an item that docs/spec-items.md has not, a decision
 * without a file, a rule that docs/security.md does not number, or a paper outside of the repository.
 * @param root the repository
 */
export function deadCites(root: string): DeadCite[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const citable = {
    items: new Set(all(read('docs/spec-items.md'), /^\| ([SP]\d\.\d+) \|/gm)),
    rules: new Set(all(read('docs/security.md'), /^\| ([IF]?\d+(?:\.\d+)?) \|/gm)),
    decisions: new Set(readdirSync(join(root, 'docs/decisions')).map((file) => file.slice(0, 4))),
  };
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => TEXT.test(path) && !/(?:^|\/)pnpm-lock/.test(path) && existsSync(join(root, path)))
    .filter((path) => !READS_THE_ITEMS.some((start) => path.startsWith(start)));
  return files.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, at) => deadIn(line, citable).map((cite) => `${path}:${at + 1} ${cite}`)),
  );
}
