import { createReadStream, existsSync } from 'node:fs';
import { Readable, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  endWhatOpens,
  connect,
  createStore,
  loadDump,
  migrate,
  requireUnusedDatabase,
  checkInvariants,
} from '@noodlenaut/db';
import { replayErasures } from '../privacy/replay-erasures.ts';
import { AGE_START, decrypt } from './age.ts';
import { PG_DUMP_START, pgRestore } from './pg-dump.ts';

export interface RestoreOptions {
  readonly path: string;
  /** Of the owner of the tables. */
  readonly url: string;
  /** The text of the key file; null: none was given. */
  readonly secretKey: string | null;
  /** The list of erased accounts; null: there is none, says the person who restores. */
  readonly erasedIdsFile: string | null;
}

export interface Restored {
  /** ISO 8601; null where pg_dump made the backup. */
  readonly madeAt: string | null;
  /** Accounts that the backup had brought back and that are erased again. */
  readonly erasedAgain: number;
  readonly migrations: number;
  /** Names of invariants that do not hold. */
  readonly broken: readonly string[];
}

/** The first bytes, and the whole stream. */
async function peek(
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ readonly start: string; readonly all: Readable }> {
  const pieces = bytes[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let size = 0;
  while (size < length) {
    const { done, value } = await pieces.next();
    if (done === true) break;
    first.push(value);
    size += value.length;
  }
  const rest = async function* () {
    yield* first;
    yield* { [Symbol.asyncIterator]: () => pieces };
  };
  return {
    start: Buffer.concat(first).subarray(0, length).toString('latin1'),
    all: Readable.from(rest(), { objectMode: false }),
  };
}

/** Errors of the input end the output too. */
const through = (from: Readable, to: Transform): Transform => {
  from.on('error', (cause) => to.destroy(cause));
  return from.pipe(to);
};

async function unpacked({ path, secretKey }: RestoreOptions): Promise<Readable> {
  if (!existsSync(path)) throw new BackupError(`There is no file ${path}.`);
  const file = await peek(createReadStream(path), AGE_START.length);
  if (file.start !== AGE_START) return through(file.all, createGunzip());
  if (secretKey === null)
    throw new BackupError('This backup is encrypted: name the file of its key with --key-file.');
  return through(await decrypt(file.all, secretKey), createGunzip());
}

const isDamage = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && cause.code.startsWith('Z_');

/**
 * Restores a backup into an empty database, brings its schema up to date, erases again who was erased since, ends everything that lets somebody in
 * without a password, and checks every invariant.
 * @throws BackupError with what to do; the database is then empty of rows as before
 */
export async function readBackup(options: RestoreOptions): Promise<Restored> {
  const { url, erasedIdsFile } = options;
  if (erasedIdsFile !== null && !existsSync(erasedIdsFile))
    throw new BackupError(
      `There is no list of erased accounts at ${erasedIdsFile}, so erased children would come back. Name the newest copy with --erased FILE, or say --no-erased-list when nobody was ever erased.`,
    );
  const dump = await peek(await unpacked(options), PG_DUMP_START.length).catch((cause: unknown) => {
    throw isDamage(cause) ? new BackupError('The file is damaged or no backup.', { cause }) : cause;
  });
  let madeAt: string | null = null;
  if (dump.start === PG_DUMP_START) {
    await requireUnusedDatabase(url);
    await pgRestore(url, dump.all);
  } else
    ({ madeAt } = await loadDump(url, dump.all).catch((cause: unknown) => {
      throw isDamage(cause) ? new BackupError('The backup is damaged or was cut off.', { cause }) : cause;
    }));
  const { db } = connect({ url, poolSize: 2, waitMs: 10_000 });
  try {
    const migrations = (await migrate(db.withTables<never>())).length;
    const erasedAgain = await replayErasures({
      store: createStore(db),
      env: { ERASED_IDS_FILE: erasedIdsFile ?? undefined },
    });
    await endWhatOpens(db);
    const broken = (await checkInvariants(db)).map(({ invariant }) => invariant);
    return { madeAt, erasedAgain, migrations, broken };
  } finally {
    await db.destroy();
  }
}
