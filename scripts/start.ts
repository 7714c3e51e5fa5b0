import { join } from 'node:path';
import getPort from 'get-port';
import { PRODUCT } from '@noodlenaut/domain';
import { readEnv } from '@noodlenaut/api/env';
import { isOutside } from '@noodlenaut/api/outside';
import { GAME_NODE_FLAGS } from '@noodlenaut/game/node-flags';
import { openDataDirectory } from './start/data-directory.ts';
import { demoFor, writeDemo } from './start/demo-accounts.ts';
import { fail } from './start/fail.ts';
import { checkPort, claimDataDirectory } from './start/only-one.ts';
import { keepService } from './start/keep-service.ts';
import { openDatabase } from './start/open-database.ts';
import { startService } from './start/start-server.ts';
import { stopOnSignals, undo } from './start/stop-all.ts';
import { step } from './start/step.ts';
import { buildWebWhenChanged } from './start/web-build.ts';

const root = join(import.meta.dirname, '..');
const GAME_SCRIPT = join(root, 'apps/game/src/main.ts');

async function start(): Promise<void> {
  const began = performance.now();
  const external = process.env['DATABASE_URL'] || undefined;
  // Other machines come in where the operator says so.
  const host = process.env['HOST'] || 'localhost';
  const env = readEnv({ ...process.env, HOST: host, DATABASE_URL: external ?? 'postgres://embedded' });
  console.log(`Starting ${PRODUCT.name} ...`);
  const dataDir = openDataDirectory(process.env['DATA_DIR'] || join(root, '.data'));
  undo.push(await claimDataDirectory(dataDir));
  await checkPort(env.PORT, env.HOST);

  const [database] = await Promise.all([
    openDatabase(external, dataDir),
    step('Building the web app', buildWebWhenChanged, (built) =>
      built ? 'Web app built' : 'Web app is up to date',
    ),
  ]);

  const demo = demoFor(dataDir, {
    isOutside: isOutside(env),
    isWanted: env.DEMO,
    isNewEmbedded: external === undefined && database.isNew,
  });
  const common = { LOG_LEVEL: 'warn', ...process.env, DATABASE_URL: database.env.DATABASE_URL };
  const gamePort = await getPort({ host: '127.0.0.1' });
  const gameEnv = { ...common, PORT: String(gamePort), HOST: '127.0.0.1' };
  const apiEnv = {
    ...common,
    ...database.env,
    ERASED_IDS_FILE: process.env['ERASED_IDS_FILE'] || join(dataDir, 'erased-accounts.txt'),
    // Who tries it at the desk finds the description of the interface.
    API_DOCS: process.env['API_DOCS'] || (isOutside(env) ? '0' : '1'),
    HOST: host,
    PORT: String(env.PORT),
    GAME_URL: `http://127.0.0.1:${gamePort}`,
    DEMO: demo ? '1' : '',
  };
  const seeding = { ...apiEnv, ...(demo && !demo.seeded && { DEMO_PASSWORD: demo.password }) };
  const startGame = () => startService('game', GAME_SCRIPT, gameEnv, undo, undefined, GAME_NODE_FLAGS);
  const startApi = (apiSettings: typeof apiEnv, onStep?: (text: string) => void) =>
    startService('api', join(root, 'apps/api/src/main.ts'), apiSettings, undo, onStep);
  const [game, api] = await Promise.all([
    step('Starting the game server', startGame, () => 'Game server ready'),
    step(
      'Starting the api',
      () => startApi(seeding, (text) => console.log(`  ✓ ${text}`)),
      () => 'Api ready',
    ),
  ]);
  if (demo) writeDemo(dataDir, { ...demo, seeded: true });
  void keepService(api, { startAgain: () => startApi({ ...apiEnv, PORT: String(api.port) }) });
  void keepService(game, { startAgain: startGame });

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

stopOnSignals();
start().catch(fail);
