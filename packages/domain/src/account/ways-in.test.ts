import { expect, test } from 'vitest';
import { isPasswordFresh } from '../access/fresh-password.ts';
import { recoveryCode, recoverySecret } from './recovery-code.ts';
import { teacherRegistration } from './teacher-registration.ts';

test.each([
  [undefined, false, true, 'open'],
  [undefined, false, false, 'approval'],
  [undefined, true, true, 'approval'],
  ['open', true, false, 'open'],
  ['approval', false, true, 'approval'],
] as const)(
  'teachers, set to %s, reached from outside %s, with a demo family %s: %s',
  (setting, isOutside, hasDemo, how) => {
    expect(teacherRegistration(setting, { isOutside, hasDemo })).toBe(how);
  },
);

test('a password is asked of every grown-up after ten minutes, of a student never', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  for (const role of ['parent', 'teacher', 'tutor', null] as const) {
    expect(isPasswordFresh({ role, confirmedAt: null }, now)).toBe(false);
    expect(isPasswordFresh({ role, confirmedAt: ago(10) }, now)).toBe(true);
    expect(isPasswordFresh({ role, confirmedAt: ago(10.1) }, now)).toBe(false);
  }
  expect(isPasswordFresh({ role: 'student', confirmedAt: null }, now)).toBe(true);
});

test('a recovery code has twelve signs nobody mixes up, and belongs to its owner', () => {
  let at = 0;
  expect(recoveryCode((sides) => (at += 7) % sides)).toMatch(/^[BCDFGHJKMNPQRSTVWXZ2-9]{12}$/);
  expect(recoverySecret('one', 'CODE')).not.toBe(recoverySecret('two', 'CODE'));
});
