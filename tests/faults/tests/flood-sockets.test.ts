import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { attackedSite, residentMib, type AttackedSite, type Upgrade } from '../src/attacked-site.ts';
import { tellFigures } from '../src/figures.ts';
import { isFull } from '../src/size.ts';
import { frameHead, handshakeText, rawSocket } from '../src/raw-socket.ts';

const MIB = 2 ** 20;
const CHUNK = Buffer.alloc(MIB);

let site: AttackedSite;
beforeAll(async () => {
  site = await attackedSite();
});
afterAll(() => site.stop());

/** Announces a message of so many MiB, and sends it as long as the server takes it. */
async function pour(upgrade: Upgrade, at: number, mebibytes: number): Promise<void> {
  const handshake = await upgrade(at);
  const { socket, answered, closed } = rawSocket(handshake);
  socket.write(handshakeText(handshake));
  await answered;
  socket.write(frameHead(mebibytes * MIB));
  for (let sent = 1; sent < mebibytes && !socket.destroyed; sent += 1)
    if (!socket.write(CHUNK))
      await Promise.race([once(socket, 'drain').catch(() => null), closed, sleep(2000)]);
  socket.destroy();
}

test('fifty sockets of 100 MiB each, by every way to upgrade, cost neither server more than 50 MiB', async () => {
  // The memory that a server needs to work at all is not measured.
  for (const upgrade of Object.values(site.upgrades))
    await Promise.all([0, 1, 2].map((at) => pour(upgrade, at, 2)));
  for (const [name, upgrade] of Object.entries(site.upgrades)) {
    const before = site.pids.map(residentMib);
    let most = 0;
    const look = () => {
      const grown = site.pids.map((pid, at) => residentMib(pid) - (before[at] ?? 0));
      most = Math.max(most, ...grown);
    };
    const timer = setInterval(look, 20);
    await Promise.all(Array.from({ length: 50 }, (_, at) => pour(upgrade, at, 100)));
    clearInterval(timer);
    look();
    expect(most, name).toBeLessThanOrEqual(50);
    expect([name, await site.isWell()]).toEqual([name, true]);
  }
});

test('floods of one child on the news and on a game keep no other child waiting, and nothing is refused; at full size p99 is under a second', async () => {
  const strict = await attackedSite(1);
  const [attacker, other] = [await strict.person(), await strict.person()];
  const flooder = fork(join(import.meta.dirname, '../src/flooder.ts'), [strict.url, attacker.cookie]);
  const sent = async () => {
    flooder.send('how much?');
    const [message]: unknown[] = await once(flooder, 'message');
    return z.object({ sent: z.number() }).parse(message).sent;
  };
  await expect.poll(sent, { timeout: 60_000 }).toBeGreaterThan(4000);
  const times: number[] = [];
  const statuses = new Set<number>();
  for (let asked = 0; asked < 200; asked += 1) {
    const began = performance.now();
    const headers = { cookie: `sessionId=${other.cookie}` };
    const answer = await fetch(`${strict.url}/api/dashboard`, { headers });
    await answer.text();
    times.push(performance.now() - began);
    statuses.add(answer.status);
    await sleep(10);
  }
  flooder.kill();
  tellFigures('A call of another child while one floods', times);
  expect([...statuses]).toEqual([200]);
  if (isFull) expect(times.toSorted((one, two) => one - two)[197]).toBeLessThan(1000);
  expect(await strict.isWell()).toBe(true);
  await strict.stop();
});
