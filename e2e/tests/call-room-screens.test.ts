import { expect } from 'vitest';
import { beforeCall, goIn, isFlowing } from '../src/call-page.ts';
import { newBookedCall } from '../src/call-session.ts';
import { callTest as test } from '../src/call-stage.ts';
import { axeFindings, sidewaysScrolls, smallTargets } from '../src/inspect-screen.ts';
import type { Page } from 'playwright-core';

const findings = async (page: Page): Promise<string[]> => [
  ...(await axeFindings(page)),
  ...(await sidewaysScrolls(page)),
  ...(await smallTargets(page, 44)),
];

test('[P5.20] [P5.29] the page before the call, the waiting room, the call and its end can be used by everybody', async ({
  stage,
}) => {
  const { student, tutor, path } = await newBookedCall();
  const mia = await beforeCall(stage, student, path);
  await mia.getByText('Choose other devices').click();
  expect(await findings(mia)).toEqual([]);
  await goIn(mia);
  await mia.getByRole('heading', { name: 'Your tutor is on the way' }).waitFor();
  expect(await findings(mia)).toEqual([]);
  const tom = await beforeCall(stage, tutor, path);
  await goIn(tom);
  await tom.getByRole('listitem').filter({ hasText: 'Mia' }).waitFor();
  expect(await findings(tom)).toEqual([]);
  await tom.getByRole('button', { name: 'Begin the session' }).click();
  for (const page of [mia, tom]) await expect.poll(() => isFlowing(page, 1)).toBe(true);
  await tom.getByRole('button', { name: 'Color and size' }).click();
  expect(await findings(tom)).toEqual([]);
  await tom.setViewportSize({ width: 360, height: 740 });
  await tom.getByRole('button', { name: 'Notes', exact: true }).click();
  expect(await findings(tom)).toEqual([]);
  await tom.getByRole('button', { name: 'End', exact: true }).click();
  await tom.getByRole('button', { name: 'End it' }).click();
  await tom.getByLabel('How did it go?').waitFor();
  expect(await findings(tom)).toEqual([]);
});
