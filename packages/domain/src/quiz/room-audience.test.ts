import { expect, test } from 'vitest';
import type { ConsentScope } from '../access/matrix.ts';
import { roomAudience } from './room-audience.ts';

test('[P4.05] [P4.06] rooms of strangers are there where the operator holds the consents, or an adult has agreed to games', () => {
  const given = (...scopes: ConsentScope[]) => new Set(scopes);
  expect(roomAudience('operator', given())).toBe('everybody');
  expect(roomAudience('required', given('multiplayer'))).toBe('everybody');
  expect(roomAudience('required', given())).toBe('class-and-family');
  expect(roomAudience('required', given('chat', 'tutoring'))).toBe('class-and-family');
});
