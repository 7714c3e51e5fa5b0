import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'content',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
  },
});
