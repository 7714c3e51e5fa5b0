import { configDefaults, defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** What asks nothing of the site: it would be the same test once more. */
const WITHOUT_THE_SITE = [
  // Each starts servers of its own from the sources, to kill or to configure them.
  'tests/call-livekit.test.ts',
  'tests/call-outage.test.ts',
  'tests/dev.test.ts',
  // A page that it builds and serves itself.
  'tests/options-in-sight.test.ts',
];

/** The journeys through the site that docker-compose.yml starts, which `npm test` cannot ask of a machine: `npm run e2e:containers`. */
export default defineConfig({
  test: {
    ...config.test,
    exclude: [...configDefaults.exclude, ...WITHOUT_THE_SITE],
    globalSetup: ['src/containers-setup.ts'],
    // Servers drain before they stop.
    teardownTimeout: 180_000,
    // The results of `npm run e2e` stay as they are: turbo keeps them.
    reporters: ['default'],
  },
});
