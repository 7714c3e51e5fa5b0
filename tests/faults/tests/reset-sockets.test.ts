import { afterAll, beforeAll, expect, test } from 'vitest';
import { attackedSite, type AttackedSite, type Upgrade } from '../src/attacked-site.ts';
import { isFull } from '../src/size.ts';
import { frame, frameHead, handshakeText, rawSocket } from '../src/raw-socket.ts';

/** A reset at any moment of any upgrade ends nothing but its own connection (decision 0054). */
const ROUNDS = 500;
/** At full size (`npm run faults`) each stage of each way has all rounds; in every test run they are shared among the stages. */
const roundsOf = (stages: number) => (isFull ? ROUNDS * stages : ROUNDS);
const AT_ONCE = 20;
const HALF = 40;

let site: AttackedSite;
beforeAll(async () => {
  site = await attackedSite();
});
afterAll(() => site.stop());

type Raw = ReturnType<typeof rawSocket>;
/** How far the connection gets before it is reset. */
const STAGES: readonly ((raw: Raw, text: string) => Promise<unknown> | void)[] = [
  // Before anything is sent, in the middle of the request, and right after it.
  () => undefined,
  ({ socket }, text) => void socket.write(text.slice(0, HALF)),
  ({ socket }, text) => void socket.write(text),
  ({ socket }, text) => new Promise((done) => socket.write(text, done)),
  // With more bytes right after the request.
  ({ socket }, text) => void socket.write(Buffer.concat([Buffer.from(text), frameHead(90 * 2 ** 20)])),
  // While the answer is on its way, or there.
  async ({ socket, answered }, text) => {
    socket.write(text);
    await answered;
  },
  // In the middle of a message, after one, and after more than is allowed.
  async ({ socket, answered }, text) => {
    socket.write(text);
    await answered;
    socket.write(frameHead(100));
  },
  async ({ socket, answered }, text) => {
    socket.write(text);
    await answered;
    socket.write(frame('{}'));
  },
  async ({ socket, answered }, text) => {
    socket.write(text);
    await answered;
    socket.write(Buffer.concat([frameHead(2 ** 20), Buffer.alloc(2 ** 16)]));
  },
];

async function attack(upgrade: Upgrade, at: number): Promise<void> {
  const handshake = await upgrade(at);
  const raw = rawSocket(handshake);
  await raw.opened;
  await STAGES[at % STAGES.length]?.(raw, handshakeText(handshake));
  // A cut connection reports it at once; one that was closed ends normally.
  if (at % 7 === 0) raw.socket.end();
  raw.socket.resetAndDestroy();
}

test('five hundred resets at every stage of every way to upgrade end neither server', async () => {
  for (const [name, upgrade] of Object.entries(site.upgrades)) {
    for (let begun = 0; begun < roundsOf(STAGES.length); begun += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => attack(upgrade, begun + at)));
    expect([name, await site.isWell()]).toEqual([name, true]);
  }
});

test('afterwards both still take who has a seat, and nobody else', async () => {
  const statusOf = async (name: string) => {
    const handshake = await site.upgrades[name]?.(0);
    if (!handshake) throw new Error(`no way ${name}`);
    const { socket, answered } = rawSocket(handshake);
    socket.write(handshakeText(handshake));
    const status = await answered;
    socket.destroy();
    return status;
  };
  const statuses: Record<string, number | null> = {};
  for (const name of Object.keys(site.upgrades)) statuses[name] = await statusOf(name);
  expect(statuses).toEqual({
    'news, signed in': 101,
    'news, by nobody': 401,
    'news, from another site': 403,
    'a game, with a seat': 101,
    'a game, with an invented seat': 404,
    'a game, by nobody': 401,
    'a game, from another site': 403,
    'a call': null,
    nowhere: null,
    'a game server, with a seat': 101,
    'a game server, by nobody': 404,
    'a game server, from another site': 403,
  });
});
