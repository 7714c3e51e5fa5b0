import { join } from 'node:path';
import { allWalls } from './all-walls.ts';
import { checkBoundaries } from './check-boundaries.ts';
import { sizeShares } from './check-sizes.ts';
import { sourceFiles } from './source-files.ts';

const root = join(import.meta.dirname, '../../..');
const breaches = [...(await allWalls(root)), ...checkBoundaries(root)];

for (const { wall, file, why } of breaches) console.error(`${wall}\n  ${file}\n  ${why}`);
const shares = sizeShares(sourceFiles(root)).map(
  ({ under, goal, percent }) => `${percent} % of the files under ${under} lines (goal ${goal} %)`,
);
process.stdout.write(`${shares.join(', ')}\n`);
process.stdout.write(breaches.length === 0 ? 'Every wall stands.\n' : `${breaches.length} walls crossed.\n`);
process.exitCode = breaches.length === 0 ? 0 : 1;
