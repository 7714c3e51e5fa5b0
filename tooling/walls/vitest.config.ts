import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'walls',
    include: ['src/**/*.test.ts'],
    testTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
  },
});
