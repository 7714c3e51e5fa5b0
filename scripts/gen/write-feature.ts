import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { appFiles } from './app-files.ts';
import type { FeatureNames } from './feature-names.ts';
import { packageFiles } from './package-files.ts';

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

/**
 * Writes the files of a new feature in every room.
 * @returns their paths
 * @throws AlreadyThereError before anything is written, when one of them exists
 */
export function writeFeature(root: string, name: FeatureNames, migration: string): readonly string[] {
  const files = { ...packageFiles(name, migration), ...appFiles(name) };
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0)
    throw new AlreadyThereError(`There already: ${taken.join(', ')}. Nothing was written.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return Object.keys(files);
}
