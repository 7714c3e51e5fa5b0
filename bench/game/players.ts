import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { colyseusFrames } from './colyseus-frames.ts';
import { jsonFrames } from './json-frames.ts';
import { order, type Kind, type Order, type Report, type RoomPlan } from './orders.ts';
import { Player, type Log, type RoomLog } from './player.ts';

/** A process of load clients; the measuring process tells it what to do. */
const AT_ONCE = 16;
const LOOK_MS = 20;
const PATIENCE_MS = 150_000;
const BUSY = 503;
const BUSY_MS = 500;
const START_TRIES = 40;
const seat = z.object({ processId: z.string(), roomId: z.string(), sessionId: z.string() });

interface Table {
  readonly log: RoomLog;
  readonly host: Player | null;
  readonly players: readonly Player[];
}
const log: Log = { spanMs: 0, bytes: 0, ackMs: [], failures: [] };
let tables: Table[] = [];
/** How many questions were begun. */
let asked = 0;

/** Where a socket of this person goes: a seat by HTTP first, except at the bare ws server. */
async function addressOf(kind: Kind, url: string, key: string, token: string): Promise<string> {
  const socketUrl = url.replace(/^http/, 'ws');
  if (kind === 'ws') return `${socketUrl}/${key}`;
  const isOurs = kind === 'product';
  const answer = await fetch(isOurs ? `${url}/seats/quiz/${key}` : `${url}/matchmake/joinOrCreate/quiz`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `sessionId=${token}` },
    ...(isOurs ? {} : { body: JSON.stringify({ key }) }),
  });
  // A page asks again, too.
  if (answer.status === BUSY) {
    await sleep(BUSY_MS);
    return addressOf(kind, url, key, token);
  }
  if (!answer.ok) throw new Error(`no seat: ${answer.status} ${await answer.text()}`);
  const { processId, roomId, sessionId } = seat.parse(await answer.json());
  return `${socketUrl}/${processId}/${roomId}?sessionId=${sessionId}`;
}

async function enter(kind: Kind, url: string, room: RoomLog, token: string, isHost: boolean) {
  const address = await addressOf(kind, url, room.plan.key, token);
  const player = new Player(address, token, kind === 'ws' ? jsonFrames : colyseusFrames, room, log, isHost);
  await player.joined;
  return player;
}

async function sit(kind: Kind, url: string, plan: RoomPlan): Promise<Table> {
  const room: RoomLog = { plan, firstAskedAt: 0, lastAskedAt: 0, lastAnswerAt: 0, lastResultAt: 0 };
  const host = plan.host === null ? null : await enter(kind, url, room, plan.host, true);
  const players: Player[] = [];
  for (let at = 0; at < plan.players.length; at += AT_ONCE) {
    const some = plan.players.slice(at, at + AT_ONCE);
    players.push(...(await Promise.all(some.map((token) => enter(kind, url, room, token, false)))));
  }
  return { log: room, host, players };
}

async function join(kind: Kind, url: string, plans: readonly RoomPlan[]): Promise<void> {
  const waiting = [...plans];
  const work = async () => {
    for (let plan = waiting.shift(); plan; plan = waiting.shift()) tables.push(await sit(kind, url, plan));
  };
  await Promise.all(Array.from({ length: AT_ONCE / 2 }, work));
}

async function until(what: string, isTrue: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isTrue()) {
    if (performance.now() > end) return void log.failures.push(`waited in vain for ${what}`);
    await sleep(LOOK_MS);
  }
}

/** Thousands of rooms are not in one phase at once: some of them have gone on by their own clock meanwhile. */
const allShown = () =>
  tables.every(({ players }) =>
    players.every(({ phase, question }) => phase === 'scoreboard' || question > asked),
  );

/** Brings every room so far that only the last signal before the next question is missing. */
async function rest(): Promise<void> {
  const going = tables.filter(({ log: { plan } }) => plan.lead !== 'bare');
  await Promise.all(
    going.flatMap(({ host, players, log: { plan } }) =>
      plan.lead === 'class'
        ? (host?.ask('skip', host.seen()) ?? [])
        : players.map((player) => player.ask('ready', { isReady: true })),
    ),
  );
  if (going.length === 0) return;
  await until('the scoreboard', allShown);
  await Promise.all(
    going
      .filter(({ log: { plan } }) => plan.lead === 'race')
      .flatMap(({ players }) => players.slice(1).map((player) => player.ask('ready', { isReady: true }))),
  );
}

/** A child whose game does not begin presses again. */
async function start(player: Player | undefined): Promise<void> {
  for (let tries = 0; tries < START_TRIES; tries += 1) {
    if (!player || (await player.ask('start'))) return;
    await sleep(BUSY_MS);
  }
  log.failures.push('a game did not start');
}

/** Sends the last signal: the host's, or the first player's. */
function goOn({ host, players, log: { plan } }: Table): void {
  if (!plan.isHere) return;
  const isFirst = (players[0]?.question ?? 0) === 0;
  if (plan.lead === 'bare') void players[0]?.ask('go', {});
  else if (isFirst) void start(host ?? players[0]);
  else if (plan.lead === 'class') void host?.ask('skip', host.seen());
  else void players[0]?.ask('ready', { isReady: true });
}

function play(spanMs: number): void {
  asked += 1;
  Object.assign(log, { spanMs, bytes: 0, ackMs: [], failures: [] });
  for (const table of tables)
    Object.assign(table.log, { firstAskedAt: 0, lastAskedAt: 0, lastAnswerAt: 0, lastResultAt: 0 });
  for (const table of tables) goOn(table);
}

const finished = (): Promise<void> =>
  until('all results', () => tables.every(({ players }) => players.every(({ result }) => result >= asked)));

const reported = (): Report => ({
  ackMs: log.ackMs,
  bytes: log.bytes,
  failures: log.failures,
  rooms: tables.map(({ log: { plan, ...times } }) => ({ key: plan.key, ...times })),
});

async function obey(asks: Order): Promise<unknown> {
  if (asks.do === 'join') await join(asks.kind, asks.url, asks.rooms);
  else if (asks.do === 'rest') await rest();
  else if (asks.do === 'play') play(asks.spanMs);
  else {
    await finished();
    return reported();
  }
  return {};
}

process.on('message', (message: unknown) => {
  obey(order.parse(message)).then(
    (answer) => process.send?.(answer),
    (cause: unknown) => process.send?.({ failed: String(cause) }),
  );
});
process.on('disconnect', () => process.exit(0));
