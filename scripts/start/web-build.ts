import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

const root = join(import.meta.dirname, '../..');
const SOURCES = [
  'apps/web',
  'packages/ui',
  'packages/domain',
  'packages/contract',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
const PASSED_OVER: ReadonlySet<string> = new Set([
  'node_modules',
  'dist',
  '.turbo',
  'test-results.json',
  'routeTree.gen.ts',
]);
const stampFile = join(root, 'apps/web/dist/.built-from');

function files(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !PASSED_OVER.has(name))
    .sort()
    .flatMap((name) => files(join(path, name)));
}

/** A fingerprint of everything the web app is built from. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => files(join(root, source))))
    hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** Builds the web app when anything it is made from has changed; true when it was built now. */
export async function buildWebWhenChanged(): Promise<boolean> {
  const now = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return false;
  await new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, ['scripts/build.ts'], {
      cwd: join(root, 'apps/web'),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let said = '';
    const keep = (text: Buffer) => (said = (said + text.toString()).slice(-4000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', fail);
    child.once('exit', (code) =>
      code === 0 ? done() : fail(new StartError(`${said}\nThe web app could not be built.`)),
    );
  });
  writeFileSync(stampFile, now);
  return true;
}
