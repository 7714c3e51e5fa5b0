import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** `npm run gallery`: every piece of packages/ui in every state, for the eye. */
const ui = join(import.meta.dirname, '../packages/ui');
const vite = spawn(process.execPath, [join(ui, 'node_modules/vite/bin/vite.js'), 'gallery'], {
  cwd: ui,
  stdio: 'inherit',
});
vite.once('exit', (code) => (process.exitCode = code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => vite.kill(signal));
