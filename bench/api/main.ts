import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { recordRatios } from '../record-ratios.ts';

/**
 * `npm run bench:api`: requests a second, server CPU a request and p99 of the product's calls, each beside a bare
 * handler that runs the same number of statements in the same process and run. Medians of three interleaved rounds;
 * trust the ratios, not the absolute figures.
 */
const ROUNDS = 3;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const CONNECTIONS = 20;

interface Ready {
  readonly product: number;
  readonly bare: number;
  readonly tokens: readonly string[];
  readonly lessons: readonly string[];
}
interface Sample {
  readonly perSecond: number;
  readonly cpuUs: number;
  readonly p99Ms: number;
  readonly failed: number;
}

const server = fork(join(import.meta.dirname, 'server.ts'), {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
const isReady = (value: unknown): value is Ready =>
  typeof value === 'object' && value !== null && 'ready' in value;
const [first]: unknown[] = await once(server, 'message');
if (!isReady(first)) throw new Error('the server did not get ready');
const { product, bare, tokens, lessons } = first;
const cpuNow = async (): Promise<number> => {
  server.send('cpu');
  const [message]: unknown[] = await once(server, 'message');
  return Number(Reflect.get(Object(message), 'cpuUs'));
};
const cookie = `sessionId=${tokens[0] ?? ''}`;

/** A learner and lesson that were not used yet, so that every completion is a first one. */
let used = 0;
const nextCompletion = () => {
  const at = used;
  used += 1;
  const token = tokens[Math.floor(at / lessons.length) % tokens.length] ?? '';
  return {
    path: `/api/lessons/${lessons[at % lessons.length] ?? ''}/complete`,
    headers: { cookie: `sessionId=${token}` },
  };
};

type Run = { readonly name: string; readonly port: number; readonly path: string; readonly baseline: string };
const RUNS: readonly Run[] = [
  { name: 'open read: Fastify + pg', port: bare, path: '/pg/subjects', baseline: 'open read: Fastify + pg' },
  {
    name: 'open read: Fastify + Kysely',
    port: bare,
    path: '/kysely/subjects',
    baseline: 'open read: Fastify + pg',
  },
  { name: 'open read: REST', port: product, path: '/api/subjects', baseline: 'open read: Fastify + Kysely' },
  {
    name: 'open read: tRPC',
    port: product,
    path: '/trpc/subjects.list',
    baseline: 'open read: Fastify + Kysely',
  },
  {
    name: 'session + data: Fastify + pg',
    port: bare,
    path: '/pg/user',
    baseline: 'session + data: Fastify + pg',
  },
  {
    name: 'session + data: Fastify + Kysely',
    port: bare,
    path: '/kysely/user',
    baseline: 'session + data: Fastify + pg',
  },
  {
    name: 'session + data: REST',
    port: product,
    path: '/api/user',
    baseline: 'session + data: Fastify + Kysely',
  },
  {
    name: 'session + data: tRPC',
    port: product,
    path: '/trpc/account.user',
    baseline: 'session + data: Fastify + Kysely',
  },
  {
    name: 'dashboard: REST',
    port: product,
    path: '/api/dashboard',
    baseline: 'session + data: Fastify + Kysely',
  },
  {
    name: 'lesson completion: REST',
    port: product,
    path: 'completion',
    baseline: 'session + data: Fastify + Kysely',
  },
];

async function measure({ name, port, path }: Run): Promise<Sample> {
  const before = await cpuNow();
  const completes = path === 'completion';
  // A visitor carries no session, so the product looks for none: one statement on both sides.
  const isOpen = name.startsWith('open');
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      completes
        ? { method: 'POST', setupRequest: (request) => ({ ...request, ...nextCompletion() }) }
        : { path, headers: isOpen ? {} : { cookie } },
    ],
  });
  const done = Math.max(1, result.requests.total);
  return {
    perSecond: result.requests.average,
    cpuUs: ((await cpuNow()) - before) / done,
    p99Ms: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}

const samples = new Map<string, Sample[]>(RUNS.map(({ name }) => [name, []]));
for (const run of RUNS) await measure({ ...run });
for (let round = 0; round < ROUNDS; round += 1)
  for (const run of RUNS) samples.get(run.name)?.push(await measure(run));
server.send('stop');
await once(server, 'exit');

const median = (name: string, of: (sample: Sample) => number): number => {
  const sorted = (samples.get(name) ?? []).map(of).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};
console.log('| call | requests/s | CPU us a request | p99 ms | ratio | to | failed |');
console.log('|---|---|---|---|---|---|---|');
const ratios = new Map<string, number>();
for (const { name, port, baseline } of RUNS) {
  const rate = median(name, (sample) => sample.perSecond);
  const ratio = rate / median(baseline, (sample) => sample.perSecond);
  if (port === product) ratios.set(name, ratio);
  const cells = [
    name,
    Math.round(rate),
    Math.round(median(name, (sample) => sample.cpuUs)),
    median(name, (sample) => sample.p99Ms),
    ratio.toFixed(2),
    baseline === name ? '-' : baseline,
  ];
  console.log(`| ${cells.join(' | ')} | ${median(name, (sample) => sample.failed)} |`);
}
recordRatios('api', ratios);
const goal = (name: string, least: number) => {
  const run = RUNS.find((candidate) => candidate.name === name);
  const ratio =
    median(name, (sample) => sample.perSecond) / median(run?.baseline ?? name, (sample) => sample.perSecond);
  console.log(
    `${ratio >= least ? 'met' : 'MISSED'}: ${name} ${ratio.toFixed(2)} of Fastify + Kysely, goal ${least}`,
  );
};
goal('open read: REST', 0.55);
goal('session + data: REST', 0.55);
goal('open read: tRPC', 0.5);
goal('session + data: tRPC', 0.5);
