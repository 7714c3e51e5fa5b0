import { expect, test } from 'vitest';
import {
  judgePassword,
  mayBookAt,
  mayStart,
  passwordStrength,
  planAtRegistration,
  ROOM_CODE_SIGNS,
  roomCode,
  sessionIdleS,
  sessionIdOrAbsent,
  sessionPriceCents,
  trialEmail,
} from '../index.ts';

test('[S1.20] empty, null and undefined as text are no identifier', () => {
  expect(['', 'null', 'undefined', ' ', null, undefined, 'abc'].map(sessionIdOrAbsent)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    'abc',
  ]);
});
test('a child’s session rests a day, an adult’s two hours; a missing role counts as student', () => {
  expect([sessionIdleS('student'), sessionIdleS(null), sessionIdleS('teacher')]).toEqual([
    86_400, 86_400, 7200,
  ]);
});
test('[P2.11] common passwords and one’s own name are refused for adults only', () => {
  const judged = (role: 'student' | 'parent', common: boolean, password = 'something') =>
    judgePassword(password, { username: 'ada.l', role }, common);
  expect([
    judged('parent', true),
    judged('student', true),
    judged('parent', false),
    judged('parent', false, 'my-ADA.L-pw'),
  ]).toEqual(['common', null, null, 'contains-name']);
});
test('a longer and more varied password is shown as stronger', () => {
  const strengths = ['abc', 'aaaaaaa', 'abcdefg', 'abcdefghij', 'four wet tigers', 'Four wet tigers 7'].map(
    passwordStrength,
  );
  expect(strengths).toEqual([...strengths].sort((a, b) => a - b));
  expect([strengths[0], strengths.at(-1)]).toEqual([0, 4]);
});
test('a paid plan begins with seven days, the free one with none', () => {
  expect(planAtRegistration('stem-blazers').trialDays).toBe(7);
  expect(planAtRegistration('adventure-scholars-free').trialDays).toBe(0);
});
test('one mailbox is one family, however it is written', () => {
  expect(new Set(['A.Da+x@gmail.com', 'ada@gmail.com', 'ADA+y@GMAIL.com'].map(trialEmail)).size).toBe(1);
  expect(trialEmail('a.da@school.org')).toBe('a.da@school.org');
});
test('the price of a session is hourlyRate × minutes / 60 in whole cents', () => {
  expect([sessionPriceCents(2500, 60), sessionPriceCents(2500, 45), sessionPriceCents(3333, 30)]).toEqual([
    2500, 1875, 1667,
  ]);
});
test('booking and starting keep their windows', () => {
  const now = new Date('2026-03-05T12:00:00Z');
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect([9, 10, 90 * 1440, 90 * 1440 + 1].map((minutes) => mayBookAt(inMinutes(minutes), now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([11, 10, 0, -60, -61].map((minutes) => mayStart(inMinutes(minutes), 60, now))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});
test('room codes hold no vowels and no look-alikes', () => {
  expect(ROOM_CODE_SIGNS).not.toMatch(/[AEIOU01IL]/);
  expect(roomCode(() => 0)).toBe('BBBBBB');
});
