import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { embeddedPostgres } from '@noodlenaut/db/embedded';
import { openDataDirectory } from './start/data-directory.ts';
import { claimDataDirectory, freePort } from './start/only-one.ts';
import { startService } from './start/start-server.ts';
import { stopAll, stopOnSignals, undo } from './start/stop-all.ts';

/** `npm run dev`: Vite with hot reload in front, api and game restarted when their files change, the embedded database. */
const root = join(import.meta.dirname, '..');
stopOnSignals();

const dataDir = openDataDirectory(process.env['DATA_DIR'] || join(root, '.data'));
undo.push(await claimDataDirectory(dataDir));
const external = process.env['DATABASE_URL'] || undefined;
const database = external === undefined ? await embeddedPostgres(join(dataDir, 'postgres')) : null;
if (database) undo.push(() => database.stop());

const webPort = Number(process.env['PORT'] || 3000);
const [apiPort, gamePort] = [await freePort(), await freePort()];
const apiOrigin = `http://127.0.0.1:${apiPort}`;
const common = { ...process.env, NODE_ENV: 'development', DATABASE_URL: external ?? database?.url };
const watch = ['--watch', '--watch-preserve-output'];
const script = (room: string) => join(root, `apps/${room}/src/main.ts`);
await Promise.all([
  startService(
    'game',
    script('game'),
    { ...common, PORT: String(gamePort), HOST: '127.0.0.1' },
    undo,
    undefined,
    watch,
  ),
  startService(
    'api',
    script('api'),
    {
      ...common,
      PORT: String(apiPort),
      HOST: '127.0.0.1',
      GAME_URL: `http://127.0.0.1:${gamePort}`,
      PUBLIC_URL: `http://localhost:${webPort}`,
    },
    undo,
    console.log,
    watch,
  ),
]);
const vite = spawn('vite', [], {
  cwd: join(root, 'apps/web'),
  stdio: 'inherit',
  env: { ...process.env, WEB_PORT: String(webPort), API_ORIGIN: apiOrigin },
});
undo.push(() => void vite.kill());
vite.once('exit', (code) => void stopAll(code ?? 0));
