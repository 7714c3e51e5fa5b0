import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'db',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 240_000,
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
  },
});
