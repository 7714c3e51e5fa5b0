import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Walks show or judge everything of the content, which takes minutes. Turbo's hash of all that a walk reads is kept in the repository
 * once the walk passed, so a clone does not walk again through what nobody changed (decision 0117).
 */
const FILE = 'passed-walks.json';
const KEPT = z.record(z.string(), z.string());
const TASKS = z.object({
  tasks: z.array(
    z.object({
      task: z.string(),
      package: z.string(),
      /** From the root. */
      directory: z.string(),
      hash: z.string(),
      /** '<NONEXISTENT>' where a package has no such script. */
      command: z.string(),
    }),
  ),
});
const NONE = '<NONEXISTENT>';

/** A walk of a package. */
export interface Walk {
  readonly package: string;
  readonly directory: string;
  readonly hash: string;
}

/** The hashes of walks that passed, by package. @throws Error when the file is no such list */
export const passedWalks = (root: string): Readonly<Record<string, string>> =>
  existsSync(join(root, FILE)) ? KEPT.parse(JSON.parse(readFileSync(join(root, FILE), 'utf8'))) : {};

/** Turbo's account of what `turbo run walks` would run. @throws Error when it is no such account */
export const walksIn = (account: string): readonly Walk[] =>
  TASKS.parse(JSON.parse(account))
    .tasks.filter(({ task, command }) => task === 'walks' && command !== NONE)
    .map(({ package: name, directory, hash }) => ({ package: name, directory, hash }));

/** All walks with the hashes of what they read now. @throws Error when turbo cannot tell */
export function allWalks(root: string): readonly Walk[] {
  const { stdout, stderr, status } = spawnSync('turbo', ['run', 'walks', '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`turbo does not tell the walks:\n${stderr}`);
  return walksIn(stdout);
}

/** Those whose content or checks changed since they passed. */
export const changedWalks = (walks: readonly Walk[], passed: Readonly<Record<string, string>>) =>
  walks.filter((walk) => passed[walk.package] !== walk.hash);

/** The walks to take, and those that passed on what stands now. @param isAll whatever passed before */
export function dueWalks(root: string, isAll: boolean) {
  const all = allWalks(root);
  const due = isAll ? all : changedWalks(all, passedWalks(root));
  return { due, passed: all.filter((walk) => !due.includes(walk)) };
}

/** Keeps these as passed, beside the others. */
export function keepWalks(root: string, walks: readonly Walk[]): void {
  if (walks.length === 0) return;
  const hashes = walks.map((walk) => [walk.package, walk.hash] as const);
  const kept = { ...passedWalks(root), ...Object.fromEntries(hashes) };
  const sorted = Object.fromEntries(Object.entries(kept).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(join(root, FILE), `${JSON.stringify(sorted, null, 2)}\n`);
}
