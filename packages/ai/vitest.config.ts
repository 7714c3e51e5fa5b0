import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ai',
    testTimeout: 60_000,
    include: ['src/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
  },
});
