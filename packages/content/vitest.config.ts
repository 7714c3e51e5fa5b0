import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'content',
    include: ['src/**/*.test.ts'],
    // Nothing here keeps a state: every file would load the same modules anew.
    isolate: false,
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
  },
});
