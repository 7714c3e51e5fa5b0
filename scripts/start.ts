import { join } from 'node:path';
import { PRODUCT } from '@noodlenaut/domain';
import { readEnv } from '../apps/api/src/env.ts';
import { GAME_NODE_FLAGS } from '../apps/game/src/node-flags.ts';
import { openDataDirectory } from './start/data-directory.ts';
import { demoFor, writeDemo } from './start/demo-accounts.ts';
import { fail } from './start/fail.ts';
import { checkPort, claimDataDirectory, freePort } from './start/only-one.ts';
import { keepGame } from './start/keep-game.ts';
import { openDatabase } from './start/open-database.ts';
import { startService, type Service } from './start/start-server.ts';
import { isStopping, stopAll, stopOnSignals, undo } from './start/stop-all.ts';
import { step } from './start/step.ts';
import { buildWebWhenChanged } from './start/web-build.ts';

const root = join(import.meta.dirname, '..');
const GAME_SCRIPT = join(root, 'apps/game/src/main.ts');

async function start(): Promise<void> {
  const began = performance.now();
  const external = process.env['DATABASE_URL'] || undefined;
  const env = readEnv({ ...process.env, DATABASE_URL: external ?? 'postgres://embedded' });
  console.log(`Starting ${PRODUCT.name} ...`);
  const dataDir = openDataDirectory(process.env['DATA_DIR'] || join(root, '.data'));
  undo.push(await claimDataDirectory(dataDir));
  await checkPort(env.PORT, env.HOST);

  const [url, isNew] = await Promise.all([
    openDatabase(external, dataDir),
    step('Building the web app', buildWebWhenChanged, (built) =>
      built ? 'Web app built' : 'Web app is up to date',
    ),
  ]).then(([database]) => [database.url, database.isNew] as const);

  const demo = demoFor(dataDir, external === undefined ? isNew : process.env['DEMO'] === '1');
  const common = { LOG_LEVEL: 'warn', ...process.env, DATABASE_URL: url };
  const gamePort = await freePort();
  const gameEnv = { ...common, PORT: String(gamePort), HOST: '127.0.0.1' };
  const apiEnv = {
    ...common,
    PORT: String(env.PORT),
    GAME_URL: `http://127.0.0.1:${gamePort}`,
    ...(demo && !demo.seeded && { DEMO_PASSWORD: demo.password }),
  };
  const startGame = () => startService('game', GAME_SCRIPT, gameEnv, undo, undefined, GAME_NODE_FLAGS);
  const [game, api] = await Promise.all([
    step('Starting the game server', startGame, () => 'Game server ready'),
    step(
      'Starting the api',
      () =>
        startService('api', join(root, 'apps/api/src/main.ts'), apiEnv, undo, (text) =>
          console.log(`  ✓ ${text}`),
        ),
      () => 'Api ready',
    ),
  ]);
  if (demo) writeDemo(dataDir, { ...demo, seeded: true });
  watch(api);
  keepGame(game, startGame);

  console.log(
    `\n${PRODUCT.name} is ready after ${((performance.now() - began) / 1000).toFixed(1)} s: http://localhost:${api.port}\n`,
  );
  if (demo) {
    console.log('Demo family (password for each: ' + demo.password + ')');
    for (const name of ['demo-student', 'demo-parent', 'demo-teacher', 'demo-tutor'])
      console.log(`  ${name}`);
    console.log('');
  }
  console.log('Ctrl-C stops everything.');
}

/** An api that ends by itself takes everything down: half a product helps nobody. */
function watch(service: Service): void {
  void service.ended.then((said) => {
    if (isStopping()) return;
    console.error(
      `${said}\nThe ${service.name} server ended. Stopping everything; start again with npm start.`,
    );
    return stopAll(1);
  });
}

stopOnSignals();
start().catch(fail);
