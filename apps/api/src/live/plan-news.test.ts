import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { signedIn, type Person } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';

const api = await startTestApi();
const { store } = api.services;
const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
const soon = { timeout: 10_000, interval: 20 };

/** How often an open page was told that its plan changed; the first time is when it listens. */
async function follow(who: Person) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/trpc`, {
    headers: { cookie: `sessionId=${who.cookie}` },
  });
  afterAll(() => socket.terminate());
  const told: { isFirst: boolean }[] = [];
  socket.on('message', (data: Buffer) => {
    if (data.toString() === 'PING') return;
    const { result } = JSON.parse(data.toString());
    if (result?.type === 'data') told.push(result.data);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'plan' } }));
  await expect.poll(() => told.length, soon).toBe(1);
  return told;
}
const choose = (who: Person) =>
  who.ask('POST', '/api/adventure-scholars/subscribe', { planId: 'stem-blazers' });

test('[P6.13] a new plan is told to the payer and to each linked child at once, and to nobody else', async () => {
  const [mother, child, stranger, pupil] = [
    await signedIn(api, 'parent'),
    await signedIn(api, 'student', { grade: '3rd' }),
    await signedIn(api, 'parent'),
    await signedIn(api, 'student', { grade: '3rd' }),
  ];
  await store.family.link(child.id, mother.id, 'primary', 'active');
  const pages = [await follow(mother), await follow(child), await follow(stranger), await follow(pupil)];
  await choose(mother);
  await expect.poll(() => pages.slice(0, 2).map((told) => told.length > 1), soon).toEqual([true, true]);
  await choose(stranger);
  await expect.poll(() => pages[2]?.length, soon).toBeGreaterThan(1);
  expect(pages[3]).toEqual([{ isFirst: true }]);
  for (const told of pages) for (const news of told.slice(1)) expect(news).toEqual({ isFirst: false });
});

test('a link that begins or ends is told to the child, whose plan may have changed', async () => {
  const [mother, child] = [await signedIn(api, 'parent'), await signedIn(api, 'student', { grade: '3rd' })];
  const told = await follow(child);
  await store.family.link(child.id, mother.id, 'primary', 'active');
  await expect.poll(() => told.length, soon).toBe(2);
  const [link] = (await mother.ask('GET', `/api/family/links?studentId=${child.id}`)).json().guardians;
  await mother.ask('DELETE', `/api/family/links/${link.linkId}`);
  await expect.poll(() => told.length, soon).toBeGreaterThan(2);
});
