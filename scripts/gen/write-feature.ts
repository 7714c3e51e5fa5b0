import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FeatureNames } from './feature-names.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');
const TEMPLATE_END = '.txt';

/** A file of the new feature stands already; nothing was written. */
export class AlreadyThereError extends Error {
  override readonly name = 'AlreadyThereError';
}

/** The number after the last migration, as four digits. */
export function nextMigration(root: string): string {
  const folder = join(root, 'packages/db/migrations');
  const numbers = existsSync(folder) ? readdirSync(folder).map((file) => Number(file.slice(0, 4)) || 0) : [];
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

/** A template with its names filled in: `__nouns__` is `stickers`. An unknown name is an error. */
function filled(template: string, names: Readonly<Record<string, string>>): string {
  return template.replace(/__([A-Za-z]+)__/g, (hole, key: string) => {
    const found = names[key];
    if (found === undefined) throw new Error(`${hole} is no name a template knows`);
    return found;
  });
}
const namesOf = (name: FeatureNames, migration: string) => ({
  ...name,
  migration,
  TABLE: name.table.toUpperCase(),
});

/**
 * Writes the files of a new feature in every room.
 * @returns their paths
 * @throws AlreadyThereError before anything is written, when one of them exists
 */
export function writeFeature(root: string, name: FeatureNames, migration: string): readonly string[] {
  const names = namesOf(name, migration);
  const templates = readdirSync(TEMPLATES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(TEMPLATE_END),
  );
  const files = templates.map((path) => ({
    path: filled(path.slice(0, -TEMPLATE_END.length), names),
    text: filled(readFileSync(join(TEMPLATES, path), 'utf8'), names),
  }));
  const taken = files.map(({ path }) => path).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0)
    throw new AlreadyThereError(`There already: ${taken.join(', ')}. Nothing was written.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return files.map(({ path }) => path);
}

/** What a person adds to central lists, because entering it there is a decision. */
export const linesByHand = (name: FeatureNames, migration: string): string =>
  filled(readFileSync(join(import.meta.dirname, 'by-hand.txt'), 'utf8'), namesOf(name, migration));
