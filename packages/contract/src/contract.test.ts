import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bookSessionRequest,
  chatRequest,
  createTutoringRequest,
  ERRORS,
  joinRoomRequest,
  loginRequest,
  moment,
  profileSetupRequest,
  registerForm,
  registerRequest,
  safeText,
  wireDate,
} from './index.ts';

const sentences = (result: { success: boolean; error?: { issues: readonly { message: string }[] } }) =>
  result.error?.issues.map(({ message }) => message);

test('[S5.40] the generic messages are Required, Invalid input and Invalid email', () => {
  expect(sentences(profileSetupRequest.safeParse({ role: 'x', firstName: 'A', lastName: 'B' }))).toEqual([
    'Required',
  ]);
  expect(sentences(moment.safeParse('tomorrow'))).toContain('Invalid input');
  expect(
    sentences(
      registerRequest.safeParse({
        username: 'abc',
        password: 'abcdef',
        email: 'x',
        subscriptionPlanId: 'stem-blazers',
      }),
    ),
  ).toEqual(['Invalid email']);
});

test('[S5.31] [S5.33] the form compares the passwords; the wire has no confirm field', () => {
  const form = {
    username: 'abc',
    password: 'abcdef',
    confirmPassword: 'abcdeg',
    email: '',
    firstName: '',
    lastName: '',
    role: 'student',
    subscriptionPlanId: 'stem-blazers',
  };
  const result = registerForm.safeParse(form);
  expect(result.error?.issues).toMatchObject([
    { path: ['confirmPassword'], message: "Passwords don't match" },
  ]);
  expect(registerForm.safeParse({ ...form, confirmPassword: 'abcdef' }).success).toBe(true);
  expect(Object.keys(registerRequest.shape)).not.toContain('confirmPassword');
});

test('[S5.23] [S5.24] username and password of a sign-in are required', () => {
  expect(sentences(loginRequest.safeParse({ username: ' ', password: '' }))).toEqual([
    'Username is required',
    'Password is required',
  ]);
});

test('text is well-formed, normalised, without control characters, and counted in code points', () => {
  const line = safeText(3, 1);
  expect(line.parse('👩‍🚀')).toBe('👩‍🚀');
  expect(line.parse('e\u0301')).toBe('é');
  for (const bad of ['a\u0000', '\uD800', '\u202Ea', 'a\u0007', '', 'abcd'])
    expect(line.safeParse(bad).success, JSON.stringify(bad)).toBe(false);
});

test('whatever text passes, PostgreSQL can keep', () => {
  const line = safeText(50);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const parsed = line.safeParse(text);
      return (
        !parsed.success ||
        (parsed.data.isWellFormed() &&
          !parsed.data.includes('\u0000') &&
          Array.from(parsed.data).length <= 50)
      );
    }),
  );
});

test('a moment is ISO 8601 with a zone between 2000 and 2200', () => {
  for (const good of ['2026-03-05T10:00:00Z', '2026-03-05T10:00:00.123+05:30'])
    expect(moment.safeParse(good).success).toBe(true);
  for (const bad of [
    '2026-03-05',
    '2026-02-30T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '9999-01-01T00:00:00Z',
    '2026-01-01T00:00:00+99:99',
  ])
    expect(moment.safeParse(bad).success, bad).toBe(false);
  expect(wireDate.parse(new Date(0))).toBe('1970-01-01T00:00:00.000Z');
});

test('room codes are uppercased, chat is never only spaces, a request may leave out topic and time', () => {
  expect(joinRoomRequest.parse({ code: ' bcdfgh ' })).toEqual({ code: 'BCDFGH' });
  expect(chatRequest.safeParse({ message: ' \n ' }).success).toBe(false);
  expect(createTutoringRequest.parse({ subject: 'math', description: 'help' })).toEqual({
    subject: 'math',
    description: 'help',
    urgency: 'normal',
  });
  expect(
    bookSessionRequest.parse({
      tutorId: '00000000-0000-4000-8000-000000000001',
      subject: 'math',
      scheduledTime: '2030-01-01T10:00:00Z',
    }).duration,
  ).toBe(60);
});

test('every error has a status and a sentence a person can read', () => {
  for (const { status, message } of Object.values(ERRORS)) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(message).toMatch(/^[A-Z].*\w/);
  }
});
