import { spawn } from 'node:child_process';
import { join } from 'node:path';
import getPort from 'get-port';
import { readEnv } from '@noodlenaut/api/env';
import { isOutside } from '@noodlenaut/api/outside';
import { openDataDirectory } from './start/data-directory.ts';
import { demoFor, writeDemo } from './start/demo-accounts.ts';
import { fail } from './start/fail.ts';
import { checkPort, claimDataDirectory } from './start/only-one.ts';
import { openDatabase } from './start/open-database.ts';
import { startService } from './start/start-server.ts';
import { stopAll, stopOnSignals, undo } from './start/stop-all.ts';

/** `npm run dev`: Vite with hot reload in front, api and game restarted when their files change, the embedded database. */
const root = join(import.meta.dirname, '..');
const WATCH = ['--watch', '--watch-preserve-output'];
const script = (room: string) => join(root, `apps/${room}/src/main.ts`);

async function dev(): Promise<void> {
  const external = process.env['DATABASE_URL'] || undefined;
  const env = readEnv({
    ...process.env,
    NODE_ENV: 'development',
    HOST: 'localhost',
    DATABASE_URL: external ?? 'postgres://embedded',
  });
  const dataDir = openDataDirectory(process.env['DATA_DIR'] || join(root, '.data'));
  undo.push(await claimDataDirectory(dataDir));
  await checkPort(env.PORT, 'localhost');
  const database = await openDatabase(external, dataDir);
  const demo = demoFor(dataDir, {
    isOutside: isOutside(env),
    isWanted: env.DEMO,
    isNewEmbedded: external === undefined && database.isNew,
  });

  const [apiPort, gamePort] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
  const common = {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    DATABASE_URL: database.env.DATABASE_URL,
  };
  const gameEnv = { ...common, PORT: String(gamePort) };
  const apiEnv = {
    ...common,
    ...database.env,
    PORT: String(apiPort),
    GAME_URL: `http://127.0.0.1:${gamePort}`,
    PUBLIC_URL: `http://localhost:${env.PORT}`,
    DEMO: demo ? '1' : '',
    ...(demo && !demo.seeded && { DEMO_PASSWORD: demo.password }),
  };
  await Promise.all([
    startService('game', script('game'), gameEnv, undo, undefined, WATCH),
    startService('api', script('api'), apiEnv, undo, console.log, WATCH),
  ]);
  if (demo) writeDemo(dataDir, { ...demo, seeded: true });

  const vite = spawn(process.execPath, [join(root, 'apps/web/node_modules/vite/bin/vite.js')], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WEB_PORT: String(env.PORT), API_ORIGIN: `http://127.0.0.1:${apiPort}` },
  });
  undo.push(() => void vite.kill());
  vite.once('error', (cause) => void fail(cause));
  vite.once('exit', (code) => void stopAll(code ?? 0));
  if (demo) console.log(`Demo family: demo-student, -parent, -teacher, -tutor; password ${demo.password}`);
}

stopOnSignals();
dev().catch(fail);
