import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED: ReadonlySet<string> = new Set(['node_modules', 'dist', 'breaches', 'coverage']);
const SOURCE = /\.(ts|tsx|mts|mjs|js|jsx|css)$/;
const FOLDERS: ReadonlySet<string> = new Set([
  'packages',
  'apps',
  'tooling',
  'scripts',
  'bench',
  'e2e',
  'tests',
]);

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every source file under this root, generated ones included. */
export function sourceFiles(root: string): readonly SourceFile[] {
  const found: SourceFile[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) continue;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (folder !== '' || FOLDERS.has(entry.name)) walk(path);
      } else if (SOURCE.test(entry.name)) {
        found.push({ path, text: readFileSync(join(root, path), 'utf8') });
      }
    }
  };
  walk('');
  return found;
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || /(^|\/)testing\//.test(path);
export const isGenerated = (path: string): boolean => /\.gen\.tsx?$/.test(path);
/** Files Node or the browser runs, with a syntax tree; styles have none. */
export const isCode = (path: string): boolean => !path.endsWith('.css');
