import { join } from 'node:path';
import { featureNames } from './gen/feature-names.ts';
import { AlreadyThereError, linesByHand, nextMigration, writeFeature } from './gen/write-feature.ts';

const root = join(import.meta.dirname, '..');
const [nouns = '', singular] = process.argv.slice(2);
const name = featureNames(nouns, singular);

if (name === null) {
  console.error('Say what is new, in the plural: npm run gen -- stickers, or npm run gen -- stories story');
  process.exit(1);
}
try {
  const migration = nextMigration(root);
  const written = writeFeature(root, name, migration);
  console.log(`Written:\n${written.map((path) => `  ${path}`).join('\n')}\n\nAdd by hand:`);
  console.log(linesByHand(name, migration).replace(/^(?=.)/gm, '  '));
  console.log('Then: npm run db:types, npm run build (it writes the route tree), npm run format, npm test');
} catch (cause) {
  if (!(cause instanceof AlreadyThereError)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}
