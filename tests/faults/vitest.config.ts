import { defineConfig } from 'vitest/config';
import { isFull } from './src/size.ts';

export default defineConfig({
  test: {
    name: 'faults',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['src/global-setup.ts'],
    setupFiles: ['src/use-ws.ts'],
    // These tests mostly wait for the phases of games. At full size one fault has the machine for itself.
    maxWorkers: isFull ? 1 : 6,
    // The SDK talks of every retry.
    silent: 'passed-only',
    testTimeout: 180_000,
    hookTimeout: 240_000,
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
  },
});
