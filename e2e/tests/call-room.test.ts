import { expect } from 'vitest';
import { newAccount } from '../src/accounts.ts';
import { beforeCall, board, connectionsMade, drawLine, goIn, isFlowing } from '../src/call-page.ts';
import { newBookedCall } from '../src/call-session.ts';
import { callTest as test } from '../src/call-stage.ts';
import { hasLivekitClient } from '../src/livekit-media.ts';

test('[P5.20] [P5.21] [P5.23] [P5.24] [P5.25] [P5.29] [P5.30] [P9.05] a child waits, the tutor begins, and they see, hear, write and draw; a guardian sits in; who reloads is back', async ({
  stage,
}) => {
  const { student, tutor, guardian, path } = await newBookedCall();
  const mia = await beforeCall(stage, student, path);
  await goIn(mia);
  await mia.getByRole('heading', { name: 'Your tutor is on the way' }).waitFor();

  const tom = await beforeCall(stage, tutor, path);
  await goIn(tom);
  await tom.getByText('Waiting for you').waitFor();
  await tom.getByRole('listitem').filter({ hasText: 'Mia' }).waitFor();
  await mia.getByRole('heading', { name: 'Your tutor is here' }).waitFor();
  await tom.getByRole('button', { name: 'Begin the session' }).click();
  for (const page of [mia, tom]) await expect.poll(() => isFlowing(page, 1)).toBe(true);
  // Who needs no LiveKit loads nothing of it (P5.32).
  expect(await hasLivekitClient(mia)).toBe(false);

  await mia.getByRole('textbox', { name: 'Message' }).fill('Is it 12?');
  await mia.getByRole('button', { name: 'Send' }).click();
  await tom.getByRole('log', { name: 'Messages' }).getByText('Is it 12?').waitFor();
  await tom.getByRole('textbox', { name: 'Message' }).fill('Call me at 415 555 0199');
  await tom.getByRole('button', { name: 'Send' }).click();
  await tom.locator('#chat-problem:not(:empty)').waitFor();
  expect(await tom.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Call me at 415 555 0199');

  await drawLine(mia);
  await expect.poll(() => board(tom).getAttribute('aria-label')).toContain('1 drawing');

  const eva = await beforeCall(stage, guardian, path);
  await goIn(eva);
  await mia.getByText(/Eva, Mia's guardian, is here/).waitFor();
  await tom.getByText('Eva sits in').waitFor();
  await expect.poll(() => isFlowing(eva, 2)).toBe(true);
  await expect.poll(() => board(eva).getAttribute('aria-label')).toContain('1 drawing');

  await tom.reload();
  for (const page of [tom, mia]) await expect.poll(() => isFlowing(page, 1)).toBe(true);
  await expect.poll(() => board(tom).getAttribute('aria-label')).toContain('1 drawing');
  await tom.getByRole('log', { name: 'Messages' }).getByText('Is it 12?').waitFor();

  await tom.getByRole('button', { name: 'End', exact: true }).click();
  await tom.getByRole('button', { name: 'End it' }).click();
  for (const page of [mia, tom, eva])
    await page.getByRole('heading', { name: 'The session is over' }).waitFor();
});

test('[P9.05] a stranger with the link finds nothing, and nobody goes in before the time', async ({
  stage,
}) => {
  const { path, student } = await newBookedCall(60);
  const stranger = await stage.open({ as: await newAccount({ firstName: 'Zed' }), isNew: true });
  stage.watch.expect(/404/);
  await stranger.goto(path);
  await stranger.getByRole('heading', { name: 'Not found' }).waitFor();
  const early = await stage.open({ as: student, isNew: true });
  await early.goto(path);
  await early.getByRole('heading', { name: 'You are early' }).waitFor();
});

test('[P5.21] [P5.23] [P5.26] while the wire is cut pictures go on, and what was drawn arrives after it; a window of the tutor and a lesson are seen', async ({
  stage,
}) => {
  const { student, tutor, path } = await newBookedCall();
  const tom = await beforeCall(stage, tutor, path);
  const mia = await beforeCall(stage, student, path);
  for (const page of [tom, mia]) await goIn(page);
  await tom.getByRole('listitem').filter({ hasText: 'Mia' }).waitFor();
  await tom.getByRole('button', { name: 'Begin the session' }).click();
  for (const page of [mia, tom]) await expect.poll(() => isFlowing(page, 1)).toBe(true);

  stage.watch.expect(/ERR_INTERNET_DISCONNECTED/);
  // A seat that is asked for meanwhile fails: the try is seen, so that the console's word for it is there.
  const failed = mia.waitForEvent('requestfailed');
  await mia.context().setOffline(true);
  await mia.getByText('Reconnecting. You can go on talking.').waitFor();
  await drawLine(mia);
  await expect.poll(() => isFlowing(mia, 1)).toBe(true);
  await failed;
  await mia.context().setOffline(false);
  await expect.poll(() => board(tom).getAttribute('aria-label')).toContain('1 drawing');
  await expect.poll(() => mia.getByText('Reconnecting. You can go on talking.').count()).toBe(0);
  for (const page of [mia, tom]) expect(await connectionsMade(page)).toBe(1);

  const slides = await tom.context().newPage();
  await slides.setContent('<title>Slides of the tutor</title><h1>Thirds</h1>');
  await tom.bringToFront();
  await tom.getByRole('button', { name: 'Show a window' }).click();
  const shown = mia.getByLabel('What Tom shows');
  await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(0);
  await tom.getByRole('button', { name: 'Stop showing' }).click();
  await expect.poll(() => shown.count()).toBe(0);

  await tom.getByRole('button', { name: 'Lesson', exact: true }).click();
  await tom.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await mia.getByRole('radio').nth(1).click({ force: true });
  await tom.getByText(/^Mia chose: /).waitFor();
});
