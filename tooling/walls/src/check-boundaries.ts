import { spawnSync } from 'node:child_process';
import type { Breach } from './breach.ts';

/** `turbo boundaries`: packages that are used but not declared, files reached around a package's entry points, apps in apps. */
export function checkBoundaries(root: string): readonly Breach[] {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  const run = spawnSync('turbo', ['boundaries', '--no-color', '--cwd', root], { encoding: 'utf8', env });
  if (run.error) throw run.error;
  if (run.status === 0) return [];
  return [{ wall: 'turbo-boundaries', file: '.', why: `${run.stdout}\n${run.stderr}`.trim() }];
}
