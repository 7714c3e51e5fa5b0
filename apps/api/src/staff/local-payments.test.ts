import { expect, test } from 'vitest';
import { signedIn } from '../testing/people.ts';
import { startTestApi } from '../testing/test-api.ts';
import { runStaff } from './commands.ts';

const api = await startTestApi();
const { store } = api.services;
const lines: string[] = [];
const staff = (...words: string[]) =>
  runStaff(
    {
      store,
      publicUrl: 'http://localhost',
      asksConsent: false,
      dataDir: '.',
      ai: () => null,
      by: 'test',
      print: (line) => lines.push(line),
    },
    words,
  );

test('[P6.20] staff say that the payments of an account fail, and that they work again', async () => {
  const who = await signedIn(api, 'parent');
  const pay = async () =>
    (
      await who.ask('POST', '/api/adventure-scholars/subscribe', {
        planId: 'stem-blazers',
        trialDays: 0,
        todayCents: 999,
      })
    ).statusCode;
  expect(await staff('local-payments', who.username, 'fails')).toBe(0);
  expect(await pay()).toBe(409);
  expect(await staff('local-payments', who.username, 'works')).toBe(0);
  expect(await pay()).toBe(200);
  expect(await staff('local-payments', who.username, 'perhaps')).toBe(1);
  expect(await staff('local-payments', 'nobody', 'fails')).toBe(1);
  expect(lines.at(-1)).toContain('Nobody signs in');
});
