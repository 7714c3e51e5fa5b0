import { defineConfig } from 'vitest/config';
import { WALK_MS } from './src/walk-at.ts';

/** Everything that can be shown of the content, without a server (decision 0117). One file after the other: each uses both cores. */
export default defineConfig({
  test: {
    name: 'walks of the browser',
    include: ['walks/**/*.test.ts'],
    maxWorkers: 1,
    testTimeout: WALK_MS,
    hookTimeout: WALK_MS,
    reporters: ['default', ['json', { outputFile: 'walk-results.json' }]],
  },
});
