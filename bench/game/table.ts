import type { Run } from './run-quiz.ts';
import type { Sample } from './sample.ts';

/** The medians of one server in one shape. */
export interface Figures {
  readonly shape: string;
  readonly kind: string;
  readonly serverUs: number;
  readonly databaseUs: number;
  readonly ackP50: number;
  readonly ackP95: number;
  readonly ackP99: number;
  readonly burstP99: number;
  readonly spreadMs: number;
  readonly resultMs: number;
  readonly burstResultMs: number;
  readonly bytes: number;
  readonly kilobytesAPlayer: number;
  readonly joinMs: number;
  readonly failures: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function figuresOf(key: string, runs: readonly Run[]): Figures {
  const [shape = '', kind = ''] = key.split(' ');
  const spread = runs.flatMap((run) => run.spread);
  const of = (name: Exclude<keyof Sample, 'failures'>) => median(spread.map((sample) => sample[name]));
  const bursts = runs.map(({ burst }) => burst);
  return {
    shape,
    kind,
    serverUs: of('serverUs'),
    databaseUs: of('databaseUs'),
    ackP50: of('ackP50'),
    ackP95: of('ackP95'),
    ackP99: of('ackP99'),
    burstP99: median(bursts.map(({ ackP99 }) => ackP99)),
    spreadMs: of('spreadMs'),
    resultMs: of('resultMs'),
    burstResultMs: median(bursts.map(({ resultMs }) => resultMs)),
    bytes: of('bytes'),
    kilobytesAPlayer: median(runs.map(({ bytesAPlayer }) => bytesAPlayer / 1000)),
    joinMs: median(runs.map(({ joinMs }) => joinMs)),
    failures: [...spread, ...bursts].reduce((total, sample) => total + sample.failures.length, 0),
  };
}

export const cpuUs = ({ serverUs, databaseUs }: Figures): number => serverUs + databaseUs;

const HEAD = [
  'rooms x players',
  'server',
  'CPU us an answer',
  'of it PostgreSQL',
  'times bare ws',
  'times bare Colyseus',
  'ack p50',
  'p95',
  'p99',
  'p99 in a burst',
  'question spread',
  'last answer to results',
  'in a burst',
  'bytes a player and question',
  'kB a player',
  'failed',
];

/** Times in milliseconds. */
export function tableOf(figures: readonly Figures[]): string {
  const find = (shape: string, kind: string) =>
    figures.find((one) => one.shape === shape && one.kind === kind);
  const rows = figures.map((one) => {
    const ratio = (kind: string) => {
      const other = find(one.shape, kind);
      return other && other !== one ? (cpuUs(one) / cpuUs(other)).toFixed(2) : '-';
    };
    const times = [
      one.ackP50,
      one.ackP95,
      one.ackP99,
      one.burstP99,
      one.spreadMs,
      one.resultMs,
      one.burstResultMs,
    ];
    return [
      one.shape,
      one.kind,
      Math.round(cpuUs(one)),
      Math.round(one.databaseUs),
      ratio('ws'),
      ratio('colyseus'),
      ...times.map((ms) => ms.toFixed(ms < 10 ? 1 : 0)),
      Math.round(one.bytes),
      one.kilobytesAPlayer.toFixed(1),
      one.failures,
    ];
  });
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
