import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EnvironmentError } from '../env.ts';
import { startTestApi } from '../testing/test-api.ts';
import { runStaff } from './commands.ts';
import type { StaffContext } from './staff-context.ts';

const api = await startTestApi();
const { store } = api.services;
const folder = await mkdtemp(join(tmpdir(), 'draft-'));
afterAll(() => rm(folder, { recursive: true }));

async function draft(words: readonly string[], ai: StaffContext['ai'] = () => null) {
  const said: string[] = [];
  const context = {
    store,
    ai,
    dataDir: folder,
    publicUrl: 'http://school.test',
    asksConsent: false,
    by: 'kim',
  };
  const code = await runStaff({ ...context, print: (line) => said.push(line) }, ['lesson-draft', ...words]);
  return { code, said: said.join('\n') };
}

test('[P7.19] [P7.20] staff get a draft as a file that no child sees, with what its checks find', async () => {
  const before = await store.lessons.published('math', '3rd');
  const file = join(folder, 'draft.json');
  const { code, said } = await draft(['math', '3rd', '4', 'multiplication', '--to', file]);
  expect([code, said]).toEqual([0, expect.stringContaining('Put together from our own questions.')]);
  const written = JSON.parse(await readFile(file, 'utf8'));
  expect(written).toMatchObject({ subject: 'math', grade: '3rd', reviewed: false });
  expect(written.content.activities).toHaveLength(4);
  expect(await store.lessons.published('math', '3rd')).toEqual(before);
  const again = await draft(['math', '3rd', '4', 'multiplication', '--to', file]);
  expect([again.code, again.said]).toEqual([1, `${file} cannot be written as a new file.`]);
});

test('a wish that cannot be met says why, and writes nothing', async () => {
  const file = join(folder, 'none.json');
  expect((await draft(['maths', '3rd', '4', 'x', '--to', file])).said).toMatch(/^Usage: [^]*subject/);
  expect((await draft(['math', '3rd', '40', 'plus', '--to', file])).said).toContain('count');
  expect((await draft(['math', '3rd', '4', 'qwertz', '--to', file])).said).toContain('Too few');
  const wrong = () => {
    throw new EnvironmentError('AI_PROVIDER is openai: set AI_KEY too.');
  };
  expect((await draft(['math', '3rd', '4', 'plus', '--to', file], wrong)).said).toContain('AI_KEY');
  await expect(readFile(file)).rejects.toThrow('ENOENT');
});
