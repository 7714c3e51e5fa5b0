import { tmpdir } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { folderFor, folderOfRuns } from './folder-of-runs.ts';

const GIB = 1024 ** 3;
afterEach(() => vi.unstubAllEnvs());

test.each([
  { freeBytes: 8 * GIB, memoryBytes: 16 * GIB, folder: '/dev/shm' },
  { freeBytes: 64 * 1024 ** 2, memoryBytes: 16 * GIB, folder: '/tmp' },
  { freeBytes: 8 * GIB, memoryBytes: 8 * GIB, folder: '/tmp' },
  { freeBytes: 0, memoryBytes: 64 * GIB, folder: '/tmp' },
])('a run lies in memory only where there is enough of it (%o)', ({ folder, ...machine }) => {
  expect(folderFor(machine, '/tmp')).toBe(folder);
});

test('a folder that was asked for is kept', () => {
  vi.stubEnv('TMPDIR', '/var/tmp');
  expect([folderOfRuns(), tmpdir()]).toEqual(['/var/tmp', '/var/tmp']);
});
