import { setTimeout as sleep } from 'node:timers/promises';
import { checkInvariants } from '@noodlenaut/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessonLoad } from '../src/containers/lesson-load.ts';
import { openSite, type Site } from '../src/containers/open-site.ts';
import { stripeStorm } from '../src/containers/stripe-storm.ts';
import { tellFigures } from '../src/figures.ts';
import { rawSocket } from '../src/raw-socket.ts';
import { isFull, ROUNDS } from '../src/size.ts';

const WEBHOOK_SECRET = 'whsec_of-a-test-of-containers';
/** A site that is away longer than this has not recovered by itself. */
const BACK_MS = 60_000;

let site: Site;
beforeAll(async () => {
  site = await openSite({
    settings: { STRIPE_SECRET_KEY: 'sk_test_of-containers', STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET },
    changes: 'tests/faults/containers/stripe-away.yml',
  });
});
afterAll(() => site.close());

/** Every lesson that the site has said is kept is there and paid once, and whatever else is stored is consistent. */
async function checkKept(kept: ReadonlySet<string>): Promise<void> {
  const paid = await site.db
    .selectFrom('lessonCompletions as lc')
    .innerJoin('pointsLedger as pl', (join) =>
      join
        .onRef('pl.userId', '=', 'lc.userId')
        .on('pl.reason', '=', 'lesson')
        .on((is) => is(is.cast<string>('lc.lessonId', 'text'), '=', is.ref('pl.ref'))),
    )
    .select(['lc.userId', 'lc.lessonId'])
    .execute();
  const found = paid.map(({ userId, lessonId }) => `${userId} ${lessonId}`);
  expect([...kept].filter((one) => !found.includes(one))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
  expect(await checkInvariants(site.db)).toEqual([]);
}

const CONTAINERS = ['front', 'api', 'api-2', 'game', 'game-2', 'postgres', 'redis'] as const;
const CASES = Array.from({ length: ROUNDS }, (_, at) =>
  CONTAINERS.map((name) => ({ name, round: at + 1 })),
).flat();

test.each(CASES)(
  'F1 F3 [P3.11] $name is killed while children finish lessons, round $round: it recovers, nothing acknowledged is lost, each lesson is paid once',
  async ({ name }) => {
    const children = await lessonLoad(site);
    const isMore = async (count: number) => {
      const goal = children.kept.size + count;
      await expect.poll(() => children.kept.size, { timeout: BACK_MS }).toBeGreaterThanOrEqual(goal);
    };
    await isMore(20);
    const began = performance.now();
    await site.killAndStart(name);
    await isMore(20);
    tellFigures(`${name} killed, children go on`, [performance.now() - began]);
    await children.stop();
    expect(children.wrong).toEqual([]);
    await checkKept(children.kept);
  },
);

test('F9 Stripe is away and sends a thousand events in five seconds while an api is killed: each is kept once, and all else works', async () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `evt_storm${at}`);
  const children = await lessonLoad(site);
  const storm = stripeStorm(site.origin, WEBHOOK_SECRET, ids, 5000);
  await sleep(2000);
  await site.killAndStart('api');
  tellFigures('An event of Stripe is taken', await storm);
  await children.stop();
  expect(children.wrong).toEqual([]);
  expect(children.kept.size).toBeGreaterThan(0);
  await checkKept(children.kept);
  const { count } = await site.db
    .selectFrom('stripeEvents')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(ids.length);
});

test('F12 five hundred connections that send head or body byte by byte are closed, and keep nobody waiting', async () => {
  const begins = [
    'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"username":"',
  ];
  const began = performance.now();
  const closedAfter = Array.from({ length: 500 }, async (_, at) => {
    const { socket, opened, closed } = rawSocket({ url: site.origin });
    await opened;
    socket.write(begins[at % begins.length] ?? '');
    const drip = setInterval(() => socket.write('a'), 500);
    await closed;
    clearInterval(drip);
    return performance.now() - began;
  });
  let isOver = false;
  const all = Promise.all(closedAfter).finally(() => (isOver = true));
  const waits: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    const answer = await fetch(`${site.origin}/healthz`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    waits.push(performance.now() - asked);
    await sleep(50);
  }
  tellFigures('A slow sender is closed', await all);
  tellFigures('/healthz beside slow senders', waits);
  if (!isFull) return;
  expect(Math.max(...(await all))).toBeLessThan(15_000);
  expect(waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)]).toBeLessThan(100);
});
