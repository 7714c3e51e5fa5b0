import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'noodlenaut-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (text: string): string => {
  const path = join(folder, String(Math.random()));
  writeFileSync(path, text);
  return path;
};

test('a secret comes from its file, without the end of the line', () => {
  const found = withSecretFiles({ DATABASE_URL_FILE: file('postgres://a:b@c/d\n'), PORT: '1' });
  expect(found).toMatchObject({ DATABASE_URL: 'postgres://a:b@c/d', PORT: '1' });
});

test('an empty name is unset, and a list of erased accounts is no secret', () => {
  expect(withSecretFiles({ AI_KEY_FILE: '', AI_KEY: 'k', ERASED_IDS_FILE: '/nowhere' })).toMatchObject({
    AI_KEY: 'k',
  });
});

test.each([
  ['missing', { REDIS_URL_FILE: '/nowhere/at-all' }, /REDIS_URL_FILE.*cannot be read/],
  ['empty', { REDIS_URL_FILE: file(' \n') }, /REDIS_URL_FILE.*empty/],
  ['given twice', { REDIS_URL_FILE: file('redis://a'), REDIS_URL: 'redis://b' }, /not both/],
])('a file that is %s is told, without any content', (_, source, why) => {
  expect(() => withSecretFiles(source)).toThrow(why);
});
