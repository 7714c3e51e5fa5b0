import { defineConfig } from 'vitest/config';

/** The red team, every card and every activity, whole; `vitest.config.ts` runs a share of each (decision 0117). */
export default defineConfig({
  test: {
    name: 'walks of ai',
    env: { WALKS: 'whole' },
    testTimeout: 900_000,
    isolate: false,
    include: ['red-team/red-team.test.ts', 'src/cards/cards.test.ts', 'src/local/key/no-leak.test.ts'],
    reporters: ['default', ['json', { outputFile: 'walk-results.json' }]],
  },
});
