import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mix, parseHex } from './colour.ts';

const css = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8').replaceAll(
  /\/\*.*?\*\//gs,
  '',
);

function block(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  const pairs = body.split(';').map((line) => line.split(/:(.*)/s).map((part) => part.trim()));
  return new Map(
    pairs.flatMap(([name = '', value = '']) => (name.startsWith('--') ? [[name, value] as const] : [])),
  );
}

const DARK = ":root[data-mantine-color-scheme='dark']";
const root = block(':root');
const dark = new Map([...root, ...block(DARK)]);
const scope = block('[data-s]');
const darkScope = block(`${DARK} [data-s]`);

export type Scheme = 'light' | 'dark';

/** The value of a variable of tokens.css, with `var()` and `color-mix()` worked out. */
export function token(name: string, scheme: Scheme, subject?: string) {
  const inSubject =
    subject === undefined
      ? []
      : [...block(`[data-s='${subject}']`), ...(scheme === 'dark' ? darkScope : scope)];
  const known = new Map([...(scheme === 'dark' ? dark : root), ...inSubject]);
  const resolve = (value: string): ReturnType<typeof parseHex> => {
    const text = value.trim();
    if (text === 'black') return parseHex('#000');
    if (text === 'white') return parseHex('#fff');
    if (text.startsWith('#')) return parseHex(text);
    const mixed = /^color-mix\(in oklab, (.+?) (\d+)%, (.+)\)$/.exec(text);
    if (mixed) return mix(resolve(mixed[1] ?? ''), Number(mixed[2]) / 100, resolve(mixed[3] ?? ''));
    const variable = /^var\((--[\w-]+)\)$/.exec(text)?.[1];
    const next = variable === undefined ? undefined : known.get(variable);
    if (next === undefined) throw new Error(`cannot work out ${text}`);
    return resolve(next);
  };
  return resolve(`var(${name})`);
}

/** The written value, for comparing with the theme. */
export const written = (name: string): string | undefined => root.get(name);
