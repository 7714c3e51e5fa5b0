import type { Breach } from './breach.ts';
import { isGenerated, type SourceFile } from './source-files.ts';

const NO_JOB = [
  'util',
  'utils',
  'helpers',
  'common',
  'shared',
  'misc',
  'manager',
  'handler',
  'data',
  'service',
];
const NO_JOB_AT_THE_END = /(^|-)(utils?|helpers|manager|handler)$/;
/** Route files carry the names of address parameters, which are camelCase. */
const ROUTES = 'apps/web/src/routes/';

function nameBreach({ path }: SourceFile): Breach | null {
  const parts = path.split('/').map((part) => part.split('.')[0] ?? '');
  const empty = parts.find((part) => NO_JOB.includes(part) || NO_JOB_AT_THE_END.test(part));
  if (empty !== undefined) {
    return {
      wall: 'names-say-the-job',
      file: path,
      why: `'${empty}' has no single job: name it after what it does`,
    };
  }
  if (/[A-Z]/.test(path) && !path.startsWith(ROUTES) && !isGenerated(path)) {
    return { wall: 'names-are-kebab-case', file: path, why: 'a file name has no capitals' };
  }
  return null;
}

export const checkNames = (files: readonly SourceFile[]): readonly Breach[] =>
  files.map(nameBreach).filter((breach) => breach !== null);
