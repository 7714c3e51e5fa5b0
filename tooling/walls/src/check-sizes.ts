import type { Breach } from './breach.ts';
import { isGenerated, isTest, type SourceFile } from './source-files.ts';

const MAX_LINES = 250;
/** Goals for the whole house: half of the files under 60 lines, nine in ten under 130. */
export const SHARES = [
  { under: 60, percent: 50 },
  { under: 130, percent: 90 },
] as const;

const linesOf = ({ text }: SourceFile): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/** Data, generated files and migrations are as long as what they hold. */
const isWritten = ({ path }: SourceFile): boolean =>
  !isTest(path) &&
  !isGenerated(path) &&
  !/\/(migrations|lessons\/[^/]+)\/|mantine-variables\.css$/.test(path);

export const checkSizes = (files: readonly SourceFile[]): readonly Breach[] =>
  files
    .filter(isWritten)
    .map((file) => ({ file, lines: linesOf(file) }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ file, lines }) => ({ wall: 'files-stay-small', file: file.path, why: `${lines} lines` }));

/** How many percent of the written files stay under each goal. */
export function sizeShares(
  files: readonly SourceFile[],
): readonly { under: number; goal: number; percent: number }[] {
  const sizes = files.filter(isWritten).map(linesOf);
  return SHARES.map(({ under, percent: goal }) => {
    const small = sizes.filter((lines) => lines < under).length;
    return { under, goal, percent: sizes.length === 0 ? 100 : Math.round((100 * small) / sizes.length) };
  });
}
