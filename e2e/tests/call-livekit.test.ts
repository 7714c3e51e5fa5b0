import { startLivekit } from '@noodlenaut/game/testing/livekit/start-livekit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beforeCall, goIn } from '../src/call-page.ts';
import { callServers } from '../src/call-servers.ts';
import { newBookedCall } from '../src/call-session.ts';
import { callBrowser, callTest as test } from '../src/call-stage.ts';
import { hasLivekitClient, livekitMedia } from '../src/livekit-media.ts';
import { Stage } from '../src/stage.ts';

/** Where each request and each socket of a page goes. */
function originsOf(page: Page): ReadonlySet<string> {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  page.on('websocket', (socket) => origins.add(new URL(socket.url()).origin));
  return origins;
}

test('[P5.32] [P5.21] [P5.23] [P5.29] pictures and voices of a call go through LiveKit, a camera that is off sends nothing, and who reloads is back', async () => {
  const livekit = await startLivekit();
  const servers = await callServers(livekit.env);
  const { student, tutor, guardian, path } = await newBookedCall();
  const stage = new Stage(await callBrowser(), servers.baseUrl);
  try {
    const mia = await beforeCall(stage, student, path);
    const origins = originsOf(mia);
    expect(await mia.getByText(/internet address/).count()).toBe(0);
    await goIn(mia);
    await mia.getByRole('heading', { name: 'Your tutor is on the way' }).waitFor();
    const tom = await beforeCall(stage, tutor, path);
    await goIn(tom);
    await tom.getByRole('listitem').filter({ hasText: 'Mia' }).waitFor();
    expect(livekit.rooms.entered).toEqual([]);
    await tom.getByRole('button', { name: 'Begin the session' }).click();
    for (const page of [mia, tom])
      await expect.poll(() => livekitMedia(page)).toEqual({ pictures: 1, voices: 1 });

    expect(await hasLivekitClient(mia)).toBe(true);

    // A guardian sits in with camera and microphone off.
    const eva = await beforeCall(stage, guardian, path);
    await goIn(eva);
    await expect.poll(() => livekitMedia(eva)).toEqual({ pictures: 2, voices: 2 });

    await mia.getByRole('button', { name: 'Camera off' }).click();
    await expect.poll(() => livekitMedia(tom)).toEqual({ pictures: 0, voices: 1 });

    await tom.reload();
    await expect.poll(() => livekitMedia(tom)).toEqual({ pictures: 0, voices: 1 });
    await expect.poll(() => livekitMedia(eva)).toEqual({ pictures: 1, voices: 2 });
    const { host } = new URL(livekit.env.LIVEKIT_URL);
    const own = new URL(servers.baseUrl);
    expect([...origins].toSorted()).toEqual([own.origin, `ws://${host}`, `ws://${own.host}`].toSorted());

    await tom.getByRole('button', { name: 'End', exact: true }).click();
    await tom.getByRole('button', { name: 'End it' }).click();
    for (const page of [mia, tom, eva])
      await page.getByRole('heading', { name: 'The session is over' }).waitFor();
    await expect.poll(() => livekit.rooms.names).toEqual([]);
  } finally {
    await stage.leave();
    await servers.stop();
    await livekit.stop();
  }
});
