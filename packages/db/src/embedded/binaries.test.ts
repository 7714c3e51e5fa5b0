import { expect, test } from 'vitest';
import { localeOn } from './binaries.ts';

test('PostgreSQL starts with a locale that the system has', () => {
  expect([localeOn('darwin'), localeOn('linux')]).toEqual(['C', 'C.UTF-8']);
});
