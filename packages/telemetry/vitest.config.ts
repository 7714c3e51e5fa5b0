import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 60_000,
    name: 'telemetry',
    include: ['src/**/*.test.ts'],
    // Nothing here keeps a state: every file would load the same modules anew.
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
  },
});
