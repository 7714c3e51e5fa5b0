import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupError } from '@noodlenaut/db';
import { readBackup } from './read-backup.ts';
import { runCommand } from './run-command.ts';

/** `npm run restore -- FILE [--key-file FILE]`, into an empty database: see docs/operations.md. */
await runCommand(async (url, { erasedIdsFile }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'key-file': { type: 'string' } },
  });
  const [path] = positionals;
  if (path === undefined) throw new BackupError('Usage: npm run restore -- FILE [--key-file FILE]');
  const keyFile = values['key-file'];
  const secretKey = keyFile === undefined ? null : readFileSync(keyFile, 'utf8');
  const { madeAt, migrations, erasedAgain, broken } = await readBackup({
    path,
    url,
    secretKey,
    erasedIdsFile,
  });
  console.log(
    `Restored${madeAt === null ? '' : ` the state of ${madeAt}`}; ${migrations} migrations since; ${erasedAgain} accounts erased again.`,
  );
  if (broken.length > 0) throw new BackupError(`The data break ${broken.length} rules: ${broken.join('; ')}`);
  console.log('Every invariant holds.');
});
