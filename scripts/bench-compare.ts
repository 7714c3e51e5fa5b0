import { join } from 'node:path';
import { judgeResults } from './bench/judge-results.ts';

/** `npm run bench:compare [-- --accept]`: the newest results against the last ones; 1 at a loss of more than 20 %. */
const bench = join(import.meta.dirname, '../bench');
const places = { results: join(bench, 'results'), last: join(bench, 'last') };
process.exitCode = judgeResults(places, process.argv.includes('--accept'), (line) => console.log(line))
  ? 0
  : 1;
