import { randomUUID } from 'node:crypto';
import { TokenVerifier } from 'livekit-server-sdk';
import { afterAll, expect, test } from 'vitest';
import { startLivekit } from '../../testing/livekit/start-livekit.ts';
import { joinLivekit } from '../../testing/livekit/join-livekit.ts';
import { livekitCalls } from './livekit-calls.ts';

const livekit = await startLivekit();
const { LIVEKIT_URL: url, LIVEKIT_API_KEY: key, LIVEKIT_API_SECRET: secret } = livekit.env;
const failed: string[] = [];
const settings = { url, key, secret, sweepEveryMs: 50 };
const calls = livekitCalls({ ...settings, onFailed: (_cause, what) => failed.push(what) });
afterAll(async () => {
  calls.stop();
  await livekit.stop();
});
const isIn = (visit: string) =>
  livekit.rooms.names
    .flatMap((room) => livekit.rooms.guestsOf(room))
    .some(({ identity }) => identity === visit);
const join = async (sessionId: string, visit: string = randomUUID()) =>
  joinLivekit(await calls.admit(sessionId, visit, 'student'));

test('[P5.32] a token names a visit and a room that tells nothing, ends within a minute, and lets only a tutor show a screen', async () => {
  const [sessionId, visit] = [randomUUID(), randomUUID()];
  const grants = {
    roomJoin: true,
    canSubscribe: true,
    canPublish: true,
    canPublishData: false,
    canUpdateOwnMetadata: false,
  };
  for (const [role, canPublishSources] of [
    ['student', ['camera', 'microphone']],
    ['guardian', ['camera', 'microphone']],
    ['tutor', ['camera', 'microphone', 'screen_share']],
  ] as const) {
    const way = await calls.admit(sessionId, visit, role);
    expect(way.url).toBe(url);
    const { exp = 0, nbf = 0, ...claims } = await new TokenVerifier(key, secret).verify(way.token);
    expect(exp - nbf).toBeLessThanOrEqual(60);
    const room = claims.video?.room;
    expect(claims).toEqual({ iss: key, sub: visit, video: { ...grants, room, canPublishSources } });
    expect(room).toMatch(/^call-[\da-f]{32}$/);
    expect(room).not.toContain(sessionId.slice(0, 8));
  }
});

test('[P5.32] who is removed loses the media, and who comes back with an old token is removed at the next look', async () => {
  const sessionId = randomUUID();
  const way = await calls.admit(sessionId, randomUUID(), 'guardian');
  const [child, guardian] = [await join(sessionId), await joinLivekit(way)];
  await calls.remove(sessionId, guardian.identity);
  await guardian.left;
  expect([isIn(child.identity), isIn(guardian.identity)]).toEqual([true, false]);
  const again = await joinLivekit(way);
  await calls.keepOnly(sessionId, (visit) => visit === child.identity);
  await again.left;
  expect([isIn(child.identity), isIn(guardian.identity)]).toEqual([true, false]);
  expect(failed).toEqual([]);
});

test('[P5.32] an ended call is closed, and closed again when an old token opens it, until it goes on after all', async () => {
  const sessionId = randomUUID();
  const way = await calls.admit(sessionId, randomUUID(), 'tutor');
  const tutor = await joinLivekit(way);
  let isOver = true;
  await calls.end(sessionId, () => Promise.resolve(isOver));
  await tutor.left;
  await (
    await joinLivekit(way)
  ).left;
  isOver = false;
  await expect.poll(() => livekit.calls.length).toBeGreaterThan(2);
  await new Promise((done) => setTimeout(done, 150));
  const last = await joinLivekit(way);
  await new Promise((done) => setTimeout(done, 150));
  expect(isIn(last.identity)).toBe(true);
  await calls.close(sessionId);
  await last.left;
});

test('[P5.32] what LiveKit refuses is tried again; what it never answers is reported, and nothing rejects', async () => {
  const sessionId = randomUUID();
  const guest = await join(sessionId);
  livekit.faults.push('error');
  await calls.remove(sessionId, guest.identity);
  await guest.left;
  expect(failed).toEqual([]);
  livekit.faults.push('silence', 'error');
  await calls.keepOnly(sessionId, () => true);
  expect(failed).toEqual(['the participants of a call could not be read from LiveKit']);
  const away = livekitCalls({
    ...settings,
    url: 'ws://127.0.0.1:9',
    onFailed: (_cause, what) => failed.push(what),
  });
  await Promise.all([away.remove(sessionId, guest.identity), away.close(sessionId)]);
  expect(failed).toHaveLength(3);
});

test('[P5.32] a token of another secret opens nothing', async () => {
  const other = livekitCalls({
    ...settings,
    secret: `${secret}-other`,
    onFailed: (_cause, what) => failed.push(what),
  });
  await expect(joinLivekit(await other.admit(randomUUID(), randomUUID(), 'tutor'))).rejects.toThrow(/401/);
});
