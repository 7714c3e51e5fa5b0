import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ai',
    testTimeout: 600_000,
    isolate: false,
    include: ['src/**/*.test.ts', 'red-team/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
  },
});
