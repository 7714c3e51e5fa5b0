import { writeFileSync } from 'node:fs';
import { recordRatios } from '../record-ratios.ts';
import { goals } from './goals.ts';
import { KINDS } from './orders.ts';
import { openRecords } from './records.ts';
import { runQuiz, type Run, type Shape } from './run-quiz.ts';
import { cpuUs, figuresOf, tableOf, type Figures } from './table.ts';

/**
 * `npm run bench:game`: the same quiz on our game server with a real PostgreSQL, on a bare ws server and in a bare Colyseus
 * room, medians of three interleaved rounds; trust the ratios. `BENCH_ROUNDS=1 BENCH_SHAPES=250x4,1x1000` for a quick look.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SHAPES = (process.env['BENCH_SHAPES'] ?? '250x4,1x50,1x200,1x1000,1x2000,2000x4').split(',');
/** The clock of processor time is too coarse for what fewer players need. */
const LEAST_PLAYERS = 200;
const SERVERS = KINDS.filter((kind) => (process.env['BENCH_SERVERS'] ?? KINDS.join()).includes(kind));

const shapeOf = (name: string): Shape => {
  const [rooms = 1, size = 4] = name.split('x').map(Number);
  return { rooms, size };
};

const runs = new Map<string, Run[]>();
const records = await openRecords();
try {
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const shape of SHAPES)
      for (const kind of SERVERS) {
        const run = await runQuiz(kind, shapeOf(shape), records);
        const key = `${shape} ${kind}`;
        runs.set(key, [...(runs.get(key) ?? []), run]);
        const failures = [...run.spread, run.burst].flatMap((sample) => sample.failures);
        console.error(
          `round ${round}: ${key}${failures.length > 0 ? ` FAILED ${failures.length}: ${failures[0]}` : ''}`,
        );
      }
} finally {
  await records.close();
}
const figures: Figures[] = [...runs].map(([key, of]) => figuresOf(key, of));
console.log(tableOf(figures));
for (const line of goals(figures)) console.log(line);
const ratios = new Map<string, number>();
const isLarge = ({ shape }: Figures): boolean => {
  const { rooms, size } = shapeOf(shape);
  return rooms * size >= LEAST_PLAYERS;
};
for (const ours of figures.filter((one) => one.kind === 'product' && isLarge(one)))
  for (const bare of figures.filter(({ kind, shape }) => kind !== 'product' && shape === ours.shape))
    ratios.set(`CPU an answer, ${ours.shape}, of ${bare.kind}`, cpuUs(bare) / cpuUs(ours));
recordRatios('game', ratios);
const file = process.env['BENCH_JSON'];
if (file !== undefined) writeFileSync(file, JSON.stringify(figures, null, 1));
