import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareRatios, RESULTS } from './compare-ratios.ts';

const read = (file: string) => RESULTS.parse(JSON.parse(readFileSync(file, 'utf8'))).ratios;
const resultsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

/**
 * Compares the files of `results` with those of `last`, and keeps them there when nothing was lost.
 * @param isAccepted keeps them also after a loss, for a person who knows why
 * @returns whether it is good
 */
export function judgeResults(
  { results, last }: { readonly results: string; readonly last: string },
  isAccepted: boolean,
  say: (line: string) => void,
): boolean {
  const names = resultsIn(results);
  if (names.length === 0) {
    say('There are no results: run npm run bench:api, bench:game or bench:web first.');
    return false;
  }
  let isGood = true;
  for (const name of names) {
    const former = join(last, name);
    const { lines, lost } = compareRatios(existsSync(former) ? read(former) : {}, read(join(results, name)));
    for (const line of lines) say(`${name.replace('.json', '')}: ${line}`);
    for (const what of lost) say(`LOST more than 20 %: ${what}`);
    if (lost.length > 0) isGood = false;
  }
  if (!isGood && !isAccepted) return false;
  mkdirSync(last, { recursive: true });
  for (const name of names) copyFileSync(join(results, name), join(last, name));
  return true;
}
