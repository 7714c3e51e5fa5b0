import { parseArgs } from 'node:util';
import { newKeys } from './age.ts';
import { runCommand } from './run-command.ts';
import { writeBackup } from './write-backup.ts';

/** `npm run backup -- [--to FOLDER] [--new-key]`: see docs/operations.md. */
const options = { to: { type: 'string' }, 'new-key': { type: 'boolean' } } as const;

if (process.argv.includes('--new-key')) {
  const { secretKey, publicKey } = await newKeys();
  console.log(
    `Keep this where no backup is. Without it no backup can be read:\n${secretKey}\n\nBACKUP_KEY=${publicKey}`,
  );
  process.exit(0);
}
await runCommand(async (url, { folder, key, days }) => {
  const { values } = parseArgs({ options });
  const { path, bytes, removed } = await writeBackup({
    url,
    folder: values.to ?? folder,
    key,
    days,
    now: new Date(),
  });
  console.log(
    `${path}: ${(bytes / 1e6).toFixed(1)} MB${key === null ? ', not encrypted' : ''}; ${removed} old ones removed.`,
  );
});
