import { accessSync, constants, existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from './start-error.ts';

const NEEDED_MB = 200;

/** Makes the data directory and sees that it can be used. @throws StartError that says what is wrong with it */
export function openDataDirectory(path: string): string {
  const dataDir = resolve(path);
  try {
    makeFolders(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(dataDir, '.writable');
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `The data directory ${dataDir} cannot be used (${said}). Fix it, or set DATA_DIR to a folder you can write to.`,
      { cause },
    );
  }
  const { bavail, bsize } = statfsSync(dataDir);
  const freeMb = Math.floor((bavail * bsize) / 1_048_576);
  if (freeMb < NEEDED_MB) {
    throw new StartError(
      `There are only ${freeMb} MB free for ${dataDir}; ${NEEDED_MB} MB are needed. Free some space, or set DATA_DIR to another disk.`,
    );
  }
  return dataDir;
}

/** One level at a time: below /proc Node's recursive mkdir never ends. */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  mkdirSync(path);
}
