import { expect, test } from 'vitest';
import { NOTHING_SAID } from '../access/decide.ts';
import type { ConsentScope } from '../access/policy.ts';
import { roomAudience } from './room-audience.ts';

test('[P4.05] [P4.06] rooms of strangers are there where the operator holds the consents, or an adult has agreed to games', () => {
  const given = (...scopes: ConsentScope[]) => ({ ...NOTHING_SAID, standing: new Set(scopes) });
  expect(roomAudience('operator', NOTHING_SAID)).toBe('everybody');
  expect(roomAudience('required', given('multiplayer'))).toBe('everybody');
  expect(roomAudience('required', NOTHING_SAID)).toBe('class-and-family');
  expect(roomAudience('required', given('chat', 'tutoring'))).toBe('class-and-family');
});

test('[P1.49] once a guardian takes games back, strangers are gone in either mode', () => {
  const withdrawn = { ...NOTHING_SAID, withdrawn: new Set<ConsentScope>(['multiplayer']) };
  expect(roomAudience('operator', withdrawn)).toBe('class-and-family');
  expect(roomAudience('required', withdrawn)).toBe('class-and-family');
});
