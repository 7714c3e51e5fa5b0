import { defineConfig } from 'vitest/config';

/** docker-compose.yml with an engine under it, which `npm test` cannot ask of a machine: `npm run faults:containers`. */
export default defineConfig({
  test: {
    name: 'containers',
    include: ['containers/**/*.test.ts'],
    setupFiles: ['src/use-ws.ts'],
    // One site at a time.
    fileParallelism: false,
    silent: 'passed-only',
    testTimeout: 180_000,
    // The image is built first.
    hookTimeout: 600_000,
  },
});
