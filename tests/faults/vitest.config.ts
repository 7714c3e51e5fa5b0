import { configDefaults, defineConfig } from 'vitest/config';
import { isFull } from './src/size.ts';

/** These tests use the whole machine, so nothing that is timed runs beside them. */
const ATTACKS = ['tests/*-sockets.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['src/global-setup.ts'],
    setupFiles: ['src/use-ws.ts'],
    // The SDK talks of every retry.
    silent: 'passed-only',
    testTimeout: isFull ? 180_000 : 600_000,
    hookTimeout: 240_000,
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ATTACKS],
          // These tests mostly wait for the phases of games. At full size one fault has the machine for itself.
          maxWorkers: isFull ? 1 : 6,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'attacks', include: ATTACKS, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
