import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ConsentMode, consentAllows, NOTHING_SAID } from './decide.ts';
import { CONSENT_SCOPES, type ConsentScope } from './policy.ts';

const NONE: readonly ConsentScope[] = [];
type Row = [ConsentMode, ConsentScope | null, readonly ConsentScope[], readonly ConsentScope[], boolean];

test.each<Row>([
  ['operator', null, NONE, NONE, true],
  ['operator', 'chat', NONE, NONE, true],
  ['operator', 'multiplayer', NONE, NONE, true],
  ['operator', 'tutoring', NONE, NONE, true],
  ['operator', 'chat', ['tutoring'], NONE, true],
  ['operator', 'chat', NONE, ['chat'], false],
  ['operator', 'multiplayer', NONE, ['multiplayer'], false],
  ['operator', 'tutoring', NONE, ['tutoring'], false],
  ['operator', 'chat', NONE, ['multiplayer', 'tutoring'], true],
  ['operator', null, NONE, CONSENT_SCOPES, true],
  ['required', null, NONE, NONE, true],
  ['required', 'chat', NONE, NONE, false],
  ['required', 'multiplayer', NONE, NONE, false],
  ['required', 'tutoring', NONE, NONE, false],
  ['required', 'chat', ['chat'], NONE, true],
  ['required', 'multiplayer', ['multiplayer'], NONE, true],
  ['required', 'tutoring', ['tutoring'], NONE, true],
  ['required', 'chat', ['chat'], ['tutoring'], true],
  ['required', 'chat', NONE, ['chat'], false],
  ['required', 'chat', ['multiplayer', 'tutoring'], NONE, false],
  ['required', 'multiplayer', ['chat', 'tutoring'], NONE, false],
  ['required', 'tutoring', ['chat', 'multiplayer'], NONE, false],
  ['required', 'tutoring', CONSENT_SCOPES, NONE, true],
])('[P1.50] mode %s, %s asked for, %j given, %j taken back: %s', (mode, scope, given, taken, may) => {
  expect(consentAllows(mode, scope, { standing: new Set(given), withdrawn: new Set(taken) })).toBe(may);
});

test('[P1.43] with operator no call of anybody is held back while no guardian said no', () => {
  for (const scope of [null, ...CONSENT_SCOPES])
    expect(consentAllows('operator', scope, NOTHING_SAID)).toBe(true);
});

test('[P1.49] what was taken back is off in either mode, whatever else was said', () => {
  const scopes = fc.subarray([...CONSENT_SCOPES]);
  fc.assert(
    fc.property(
      fc.constantFrom<ConsentMode>('operator', 'required'),
      fc.constantFrom(...CONSENT_SCOPES),
      scopes,
      scopes,
      (mode, scope, given, taken) => {
        const words = { standing: new Set(given), withdrawn: new Set([...taken, scope]) };
        expect(consentAllows(mode, scope, words)).toBe(false);
      },
    ),
  );
});
