import { expect, test } from 'vitest';
import { type ConsentMode, consentAllows, consentNeeded } from './decide.ts';
import { CONSENT_SCOPES, type ConsentScope, PROCEDURE_IDS } from './matrix.ts';

const NONE: readonly ConsentScope[] = [];

test.each<[ConsentMode, ConsentScope | null, readonly ConsentScope[], boolean]>([
  ['operator', null, NONE, true],
  ['operator', 'chat', NONE, true],
  ['operator', 'multiplayer', NONE, true],
  ['operator', 'tutoring', NONE, true],
  ['operator', 'chat', ['tutoring'], true],
  ['required', null, NONE, true],
  ['required', 'chat', NONE, false],
  ['required', 'multiplayer', NONE, false],
  ['required', 'tutoring', NONE, false],
  ['required', 'chat', ['chat'], true],
  ['required', 'multiplayer', ['multiplayer'], true],
  ['required', 'tutoring', ['tutoring'], true],
  ['required', 'chat', ['multiplayer', 'tutoring'], false],
  ['required', 'multiplayer', ['chat', 'tutoring'], false],
  ['required', 'tutoring', ['chat', 'multiplayer'], false],
  ['required', 'tutoring', CONSENT_SCOPES, true],
])('[P1.50] mode %s, %s asked for, %j given: %s', (mode, scope, given, may) => {
  expect(consentAllows(mode, scope, new Set(given))).toBe(may);
});

test('[P1.43] with operator no call of anybody is held back', () => {
  for (const id of PROCEDURE_IDS) expect(consentAllows('operator', consentNeeded(id), new Set())).toBe(true);
});
