import { defineConfig } from 'vitest/config';
import { LongFirst } from './src/long-first.ts';
import { ACTION_MS, TEST_MS } from './src/patience.ts';

export default defineConfig({
  test: {
    name: 'e2e',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['src/global-setup.ts'],
    // One more than the cores: games wait for their clocks. Each worker drives a browser of its own, which its files share.
    maxWorkers: 3,
    isolate: false,
    sequence: { sequencer: LongFirst },
    testTimeout: TEST_MS,
    hookTimeout: TEST_MS,
    // The product stops its servers and the database before the run may end.
    teardownTimeout: 60_000,
    expect: { poll: { timeout: ACTION_MS, interval: 50 } },
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
  },
});
