import { ownPassword } from './env.ts';
import { makeSecrets } from './make-secrets.ts';

/** The first container of docker-compose.yml: `main.ts FOLDER SERVERS-FOLDER`. */
const [folder, serverFolder] = process.argv.slice(2);
if (folder === undefined || serverFolder === undefined) {
  console.error('Usage: main.ts FOLDER SERVERS-FOLDER');
  process.exit(1);
}
makeSecrets(
  folder,
  serverFolder,
  { host: 'postgres:5432', database: 'noodlenaut', owner: 'noodlenaut', server: 'server' },
  ownPassword,
);
console.log(`The database's passwords are in ${folder}.`);
