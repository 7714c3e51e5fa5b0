import { setTimeout as sleep } from 'node:timers/promises';
import { guestOf, seatReply, sitDown } from '@noodlenaut/game/testing/quiz-school';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES, openSite, type Game, type Site } from '../src/containers/open-site.ts';
import { DEMO_PASSWORD, PASSWORD } from '../src/containers/start-site.ts';
import { connect } from '@noodlenaut/db';
import { steadyLoad } from '../src/containers/steady-load.ts';
import { tellFigures } from '../src/figures.ts';
import { playRound, toQuestion } from '../src/play-round.ts';
import { isFull, PATIENCE, ROOMS, ROUNDS } from '../src/size.ts';
import { isIn, until, type Seated, type Table } from '../src/tables.ts';

/** Everybody is back so soon, whatever has died. */
const BACK_MS = 15_000;
/** A frozen container keeps its lock until its lease of 15 s ends. */
const THAW_MS = 22_000;
/** A server that is told to stop answers for another four seconds first (DRAIN_MS). */
const DRAINED_MS = BACK_MS + 10_000;
/** Reveal, scores and the reading of the next question, by their own clocks. */
const GOES_ON_MS = 30_000;

let site: Site;
const figures = new Map<string, number[]>();
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  for (const [name, back] of figures) tellFigures(`${name}, everybody back`, back);
  await site.close();
});

const openTables = () => Promise.all(Array.from({ length: ROOMS }, () => site.openTable()));
const bothAreWell = () =>
  expect
    .poll(async () => (await Promise.all(GAMES.map(site.wellOf))).map(({ redis }) => redis), {
      timeout: BACK_MS,
    })
    .toEqual(['up', 'up']);

/** The players whose games are in this container. */
async function playersOf(service: Game, tables: readonly Table[]): Promise<readonly Seated[]> {
  const { server } = await site.wellOf(service);
  return tables.flatMap(({ players }) => players.filter(({ client }) => client.server() === server));
}

test('[P4.40] players of one code who ask different containers for their seats are in one room, which all reach through the one origin', async () => {
  const crew = await Promise.all(Array.from({ length: 4 }, () => site.person()));
  const { id } = await site.room(crew);
  const servers = await Promise.all(GAMES.map(site.hostOf));
  const seats = await Promise.all(
    crew.map(async ({ bearer }, at) => {
      const headers = { authorization: `Bearer ${bearer}` };
      const server = `http://${servers[at % servers.length]}:3001`;
      const answer = await fetch(`${server}/seats/quiz/${id}`, { method: 'POST', headers });
      return { ...seatReply.parse(await answer.json()), bearer };
    }),
  );
  expect(new Set(seats.map(({ processId, roomId }) => `${processId} ${roomId}`)).size).toBe(1);
  const rooms = await Promise.all(seats.map((seat) => sitDown(site.url, seat)));
  const guests = rooms.map(guestOf);
  await until(
    () => guests.every(({ received }) => received.seats?.length === crew.length),
    BACK_MS,
    'everybody sees everybody',
  );
  await Promise.all(rooms.map((room) => room.leave()));
});

interface Fault {
  readonly name: string;
  readonly hits: Game | 'everybody' | 'nobody';
  readonly fault: () => Promise<unknown>;
  /** Afterwards, when it does not heal by itself. */
  readonly mend?: () => Promise<unknown>;
  readonly backMs?: number;
}
const start = (service: string) => () => site.site('up', '--detach', '--wait', '--no-build', service);
const killAndStart =
  (...services: string[]) =>
  () =>
    site.killAndStart(...services);
const FAULTS: readonly Fault[] = [
  { name: 'kill -9 of a game server', hits: 'game', fault: () => site.killInside('game') },
  {
    name: 'a game container is gone',
    hits: 'game-2',
    fault: () => site.site('kill', 'game-2'),
    mend: () => start('game-2')(),
  },
  { name: 'a game container is restarted', hits: 'game', fault: () => site.site('restart', 'game') },
  {
    name: 'a game container is frozen',
    hits: 'game-2',
    fault: () => site.site('pause', 'game-2'),
    mend: () => site.site('unpause', 'game-2'),
    backMs: THAW_MS,
  },
  {
    name: 'both api processes are restarted at once',
    hits: 'everybody',
    fault: () => site.site('restart', 'api', 'api-2'),
    backMs: DRAINED_MS,
  },
  {
    name: 'both api processes are killed at once',
    hits: 'everybody',
    fault: killAndStart('api', 'api-2'),
    backMs: DRAINED_MS,
  },
  { name: 'the front is killed', hits: 'everybody', fault: killAndStart('front') },
  { name: 'PostgreSQL is restarted', hits: 'nobody', fault: () => site.site('restart', 'postgres') },
  { name: 'F3 PostgreSQL is killed', hits: 'nobody', fault: killAndStart('postgres') },
  {
    name: 'F4 PostgreSQL is frozen for ten seconds',
    hits: 'nobody',
    fault: async () => {
      await site.site('pause', 'postgres');
      await sleep(10_000);
      await site.site('unpause', 'postgres');
    },
  },
  { name: 'Redis is restarted', hits: 'nobody', fault: () => site.site('restart', 'redis') },
];
const CASES = Array.from({ length: ROUNDS }, (_, at) =>
  FAULTS.map((one) => ({ ...one, round: at + 1 })),
).flat();

test.each(CASES)(
  '[P4.41] $name in the middle of a question, round $round: everybody plays on, no answer is lost, the scores are the rules of the school',
  async ({ name, hits, fault, mend, backMs = BACK_MS }) => {
    await bothAreWell();
    const tables = await openTables();
    // Each server has a game, so that what hits it hits somebody.
    while (new Set(tables.map(({ players }) => players[0]?.client.server())).size < GAMES.length)
      tables.push(await site.openTable());
    const all = tables.flatMap(({ players }) => players);
    const hit = hits === 'everybody' ? all : hits === 'nobody' ? [] : await playersOf(hits, tables);
    try {
      const { backMs: tookMs } = await playRound(site, {
        tables,
        isHit: (player) => hit.includes(player),
        // What the command itself takes is part of what people wait.
        fault: async () => {
          const before = performance.now();
          await fault();
          return before;
        },
        backMs: backMs * PATIENCE,
      });
      if (hit.length === 0) return;
      figures.set(name, [...(figures.get(name) ?? []), tookMs]);
      // A busy machine fails nothing; the soak of the night has one for itself.
      if (isFull) expect(tookMs).toBeLessThan(backMs);
    } finally {
      await mend?.();
    }
  },
);

test('Redis is away for ten seconds: games go on, new ones open, and rooms are found again when it is back', async () => {
  const table = await site.openTable();
  await toQuestion([table]);
  const [host] = table.players;
  if (host === undefined) throw new Error('there is nobody at the table');
  await site.site('stop', 'redis');
  await expect
    .poll(async () => (await Promise.all(GAMES.map(site.wellOf))).map(({ redis }) => redis), {
      timeout: BACK_MS,
    })
    .toEqual(['down', 'down']);
  const said = await Promise.all(table.players.map(({ client }, at) => client.answer(1, at % 3)));
  expect(said).toEqual(table.players.map(() => 'ok'));
  const second = await site.openTable();
  await sleep(10_000);
  await start('redis')();
  await bothAreWell();
  await until(() => isIn(host.client, 'answer', 2), GOES_ON_MS, 'the next question');
  const everybody = [...table.players, ...second.players];
  expect(everybody.map(({ client }) => client.entries())).toEqual(everybody.map(() => 1));
  await Promise.all(everybody.map(({ client }) => client.leave()));
});

test('F14 a rolling restart of every server under fifty requests a second: no request fails', async () => {
  const { bearer } = await site.person();
  const load = steadyLoad(site.origin, { authorization: `Bearer ${bearer}` }, [
    '/api/user',
    '/api/subjects',
    '/',
  ]);
  for (const service of ['api', 'api-2', ...GAMES]) {
    await site.site('restart', service);
    await expect.poll(() => site.healthOf(service), { timeout: 60_000 }).toBe('healthy');
  }
  const { asked, failed } = await load.stop();
  expect(failed).toEqual([]);
  expect(asked).toBeGreaterThan(500);
});

test('F16 [I12] a backup of the running site, restored into an empty database, has everybody but the erased and keeps every rule', async () => {
  const [{ id }, erased] = [await site.person(), await site.person()];
  const inApi = (...words: string[]) => site.site('exec', '-T', 'api', ...words);
  await inApi('node', 'apps/api/src/backup/backup.ts', '--to', '/tmp/drill');
  const [file = ''] = (await inApi('ls', '/tmp/drill')).split('\n');
  // Since the backup one of them was erased; the list of them is in a volume of its own.
  const list = '/var/lib/noodlenaut/erased-accounts.txt';
  await inApi('sh', '-c', `echo ${erased.id} >> ${list}`);
  await site.site('exec', '-T', 'postgres', 'createdb', '--username=noodlenaut', 'drill');
  const owner = new URL(site.ownerUrl);
  owner.pathname = '/drill';
  const address = owner.href.replace(/@[^/]+\//, '@postgres:5432/');
  const said = await inApi(
    'env',
    '--unset=DATABASE_URL_FILE',
    `DATABASE_URL=${address}`,
    'node',
    'apps/api/src/backup/restore.ts',
    `/tmp/drill/${file}`,
  );
  expect(said).toContain('Every invariant holds.');
  const { db } = connect({ url: owner.href, poolSize: 1, onConnectionLost: () => undefined });
  const found = await db.selectFrom('users').select('id').where('id', 'in', [id, erased.id]).execute();
  expect(found).toEqual([{ id }]);
  await db.destroy();
});

test('no log holds a secret, a session or the name of an account, and no promise was lost', async () => {
  const logs = await site.logs();
  expect(logs).toContain('api listens on');
  const secrets = [
    PASSWORD,
    encodeURIComponent(PASSWORD),
    DEMO_PASSWORD,
    'bearer-of-',
    'cookie-of-',
    'faulty-',
  ];
  expect(secrets.filter((secret) => logs.includes(secret))).toEqual([]);
  expect(logs).not.toContain('unhandled rejection');
});
