import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'game',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['src/testing/use-ws.ts'],
    // Games wait for their clocks: three files side by side work about as much as one core.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
  },
});
