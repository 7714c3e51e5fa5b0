import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dumpDatabase } from '@noodlenaut/db';
import { encrypt } from './age.ts';
import { hasPgDump, pgDump } from './pg-dump.ts';

const NAME = /^noodlenaut-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z\.backup\.gz(\.age)?(\.part)?$/;

export interface BackupOptions {
  /** Of a role that may read all tables. */
  readonly url: string;
  readonly folder: string;
  /** The public key, `age1...`; null: the file is readable to whoever has it. */
  readonly key: string | null;
  /** Older files of this folder go, but for the newest whole one (P1.54: at most 35). */
  readonly days: number;
  readonly now: Date;
  /** Where pg_dump is; tests name others. */
  readonly pgDumpProgram?: string;
}

const timeOf = (name: string): number | null => {
  const [, time] = NAME.exec(name) ?? [];
  return time === undefined ? null : Date.parse(`${time.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')}Z`);
};

/** Backups are of this owner alone. They are complete or absent: the name is given when the last byte is on the disk. */
async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const part = `${path}.part`;
  try {
    await pipeline(bytes, createWriteStream(part, { flags: 'wx', mode: 0o600 }));
    const file = await open(part, 'r+');
    await file.sync();
    await file.close();
    await rename(part, path);
  } catch (cause) {
    await rm(part, { force: true });
    throw cause;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes files that are too old, and leaves the newest whole one even then. @returns how many */
async function removeOld(
  folder: string,
  { days, now }: Pick<BackupOptions, 'days' | 'now'>,
): Promise<number> {
  const names = (await readdir(folder)).filter((name) => timeOf(name) !== null).toSorted();
  const newest = names.findLast((name) => !name.endsWith('.part'));
  const old = names.filter((name) => name !== newest && (timeOf(name) ?? 0) < now.getTime() - days * DAY_MS);
  for (const name of old) await rm(join(folder, name), { force: true });
  return old.length;
}

/**
 * Writes everything the database keeps into a new file of the folder. Files that are too old go, also when it fails. Uses pg_dump where it is installed and
 * new enough, and needs no program otherwise.
 * @returns the path, its size in bytes, and how many old files went
 */
export async function writeBackup(
  options: BackupOptions,
): Promise<{ readonly path: string; readonly bytes: number; readonly removed: number }> {
  const { folder, key, now } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().replace(/\..*/, '').replaceAll(':', '-');
  const path = join(folder, `noodlenaut-${time}Z.backup.gz${key === null ? '' : '.age'}`);
  try {
    await writeDump(path, options);
  } catch (cause) {
    await removeOld(folder, options);
    throw cause;
  }
  return { path, bytes: (await stat(path)).size, removed: await removeOld(folder, options) };
}

async function writeDump(path: string, { url, key, pgDumpProgram }: BackupOptions): Promise<void> {
  const dump = (await hasPgDump(url, pgDumpProgram)) ? pgDump(url, pgDumpProgram) : dumpDatabase(url);
  const gzip = createGzip();
  // Both have ended when this goes on, so that a failed one leaves no file.
  const results = await Promise.allSettled([
    pipeline(dump, gzip),
    writeWhole(path, key === null ? gzip : await encrypt(gzip, key)),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
