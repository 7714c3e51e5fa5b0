import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import type { Breach } from './breach.ts';
import { IMPORT_RULES } from './import-rules.ts';
import { WORKSHOPS } from './rooms.ts';

const FOLDERS = ['packages', 'apps', ...WORKSHOPS];

/** Every import of the sources under this root that crosses a wall. */
export async function checkImports(root: string): Promise<readonly Breach[]> {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: IMPORT_RULES.map((rule) => ({ severity: 'error' as const, ...rule })) },
      // Type imports are imports: a type of another room is knowledge of another room.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|node_modules|breaches|\\.turbo|\\.tanstack)/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  );
  return violationsOf(output).map(({ rule, from, to, cycle }) => ({
    wall: rule.name,
    file: from,
    why: cycle ? cycle.map(({ name }) => name).join(' > ') : `imports ${to}`,
  }));
}

function violationsOf(output: ICruiseResult | string): ICruiseResult['summary']['violations'] {
  if (typeof output === 'string') throw new Error(`dependency-cruiser answered in words: ${output}`);
  // When almost nothing was found, TypeScript was not read, and the result would be wrong.
  if (output.summary.totalDependenciesCruised === 0)
    throw new Error('dependency-cruiser found no import at all');
  return output.summary.violations;
}
