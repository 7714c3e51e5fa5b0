import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupError } from '@noodlenaut/db';
import { readBackup } from './read-backup.ts';
import { runCommand } from './run-command.ts';

/** `npm run restore -- FILE [--key-file FILE] [--erased FILE | --no-erased-list]`, into an empty database: see docs/operations.md. */
const USAGE = 'Usage: npm run restore -- FILE [--key-file FILE] [--erased FILE | --no-erased-list]';
const OPTIONS = {
  'key-file': { type: 'string' },
  erased: { type: 'string' },
  'no-erased-list': { type: 'boolean' },
} as const;

const textOf = (file: string): string => {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  return readFileSync(file, 'utf8');
};

await runCommand(async (url, settings) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [path] = positionals;
  if (path === undefined) throw new BackupError(USAGE);
  const keyFile = values['key-file'];
  const secretKey = keyFile === undefined ? null : textOf(keyFile);
  const erasedIdsFile = values.erased ?? (values['no-erased-list'] === true ? null : settings.erasedIdsFile);
  if (erasedIdsFile === null && values['no-erased-list'] !== true)
    throw new BackupError(
      'Erased children would come back: name the newest list of erased accounts with --erased FILE, or say --no-erased-list when nobody was ever erased.',
    );
  const { madeAt, migrations, erasedAgain, broken } = await readBackup({
    path,
    url,
    secretKey,
    erasedIdsFile,
  });
  const since = madeAt ?? 'the backup';
  console.log(
    `Restored the state of ${since}; ${migrations} migrations since; ${erasedAgain} accounts erased again.`,
  );
  console.log(
    `Everybody signs in again, and codes, invitations and trusted devices are made anew. What was ended since ${since} is as before: suspend again who was suspended, end again links of grown-ups and consents, take back rights, and print new cards where some were replaced.`,
  );
  if (broken.length > 0) throw new BackupError(`The data break ${broken.length} rules: ${broken.join('; ')}`);
  console.log('Every invariant holds.');
});
