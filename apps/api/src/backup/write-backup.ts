import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dumpDatabase } from '@noodlenaut/db';
import { encrypt } from './age.ts';
import { hasPgDump, pgDump } from './pg-dump.ts';

const NAME = /^noodlenaut-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z\.backup\.gz(\.age)?$/;

export interface BackupOptions {
  /** Of a role that may read all tables. */
  readonly url: string;
  readonly folder: string;
  /** The public key, `age1...`; null: the file is readable to whoever has it. */
  readonly key: string | null;
  /** Older files of this folder go once a new one is whole (P1.54: at most 35). */
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

/**
 * Writes everything the database keeps into a new file of the folder and removes the files that are too old. Uses pg_dump where it is installed and
 * new enough, and needs no program otherwise.
 * @returns the path, its size in bytes, and how many old files went
 */
export async function writeBackup(
  options: BackupOptions,
): Promise<{ readonly path: string; readonly bytes: number; readonly removed: number }> {
  const { url, folder, key, days, now, pgDumpProgram } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now.toISOString().replace(/\..*/, '').replaceAll(':', '-');
  const path = join(folder, `noodlenaut-${time}Z.backup.gz${key === null ? '' : '.age'}`);
  const dump = (await hasPgDump(url, pgDumpProgram)) ? pgDump(url, pgDumpProgram) : dumpDatabase(url);
  const gzip = createGzip();
  // Both have ended when this goes on, so that a failed one leaves no file.
  const results = await Promise.allSettled([
    pipeline(dump, gzip),
    writeWhole(path, key === null ? gzip : await encrypt(gzip, key)),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  const old = (await readdir(folder)).filter((name) => {
    const made = timeOf(name);
    return made !== null && made < now.getTime() - days * 24 * 60 * 60 * 1000;
  });
  for (const name of old) await rm(join(folder, name));
  return { path, bytes: (await stat(path)).size, removed: old.length };
}
