import { importContent } from '../content/import-content.ts';
import type { RunningServices } from '../create-services.ts';
import { keepDemoApart } from '../demo/keep-demo-apart.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { isOutside } from '../outside.ts';
import { prepareSchema } from './prepare-schema.ts';
import { replayErasures } from '../privacy/replay-erasures.ts';

/**
 * Brings the database up to date before anybody is let in: schema, content, and the demo family when a password for it is given.
 * Several processes may run it at once, and any number of times.
 */
export async function prepare(services: RunningServices, onStep: (text: string) => void): Promise<void> {
  const { env, store } = services;
  const timed = async (work: () => Promise<string | null>) => {
    const began = performance.now();
    const text = await work();
    if (text !== null) onStep(`${text} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  };
  await timed(async () => {
    const applied = await prepareSchema(env);
    return applied > 0 ? `Schema brought up to date: ${applied} migrations` : null;
  });
  await timed(async () => {
    const { lessons, written } = await importContent(store);
    return written > 0 ? `${written} of ${lessons} lessons written` : null;
  });
  await timed(async () => {
    const again = await replayErasures(services);
    return again > 0 ? `A backup had brought back ${again} erased accounts; they are erased again` : null;
  });
  const { DEMO_PASSWORD: demoPassword } = env;
  await timed(() =>
    keepDemoApart(store, { isOutside: isOutside(env), isWanted: env.DEMO || demoPassword !== undefined }),
  );
  if (demoPassword === undefined) return;
  await timed(async () => {
    await seedDemo(store, services.passwords, demoPassword, services.now());
    return 'Demo family made, with three weeks of history';
  });
}
