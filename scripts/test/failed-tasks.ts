import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Walk } from './passed-walks.ts';

const SUMMARY = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      task: z.string(),
      /** The room's folder. */
      directory: z.string(),
      package: z.string().default(''),
      hash: z.string().default(''),
      /** What stood after turbo's `--`. */
      cliArguments: z.string().array().default([]),
      /** Absent where the room has no such script. */
      logFile: z.string().optional(),
      execution: z.object({ exitCode: z.int() }).nullish(),
    }),
  ),
});

const LINES_TOLD = 30;

/** Where turbo's `--summarize` writes. */
const folderOf = (root: string) => join(root, '.turbo/runs');

/** Takes earlier summaries away, so that the next run's is the only one. */
export const forgetRuns = (root: string): void => rmSync(folderOf(root), { recursive: true, force: true });

const tasksOf = (root: string) =>
  existsSync(folderOf(root))
    ? readdirSync(folderOf(root)).flatMap(
        (file) => SUMMARY.parse(JSON.parse(readFileSync(join(folderOf(root), file), 'utf8'))).tasks,
      )
    : [];

/** The folders of the rooms whose tests turbo's last run ran or took from its cache. */
export const testedIn = (root: string): readonly string[] =>
  tasksOf(root).flatMap(({ task, directory, logFile }) =>
    task === 'test' && logFile !== undefined ? [directory] : [],
  );

/** A walk that turbo ran, or took from its cache, with the hash of what it read at that moment. */
export interface WalkRun extends Walk {
  readonly isPassed: boolean;
  /** Without a pattern that leaves some of it out. */
  readonly isWhole: boolean;
}

/** The walks of turbo's last runs. */
export const walkedIn = (root: string): readonly WalkRun[] =>
  tasksOf(root).flatMap(({ task, package: name, directory, hash, cliArguments, logFile, execution }) =>
    task === 'walks' && logFile !== undefined && execution
      ? [
          {
            package: name,
            directory,
            hash,
            isPassed: execution.exitCode === 0,
            isWhole: cliArguments.length === 0,
          },
        ]
      : [],
  );

/**
 * The ends of the logs of what failed in turbo's last run. A room whose tests told of a failure is left out; one whose tests all
 * passed and which failed all the same, by an error after a test, is not.
 * @param told rooms of which a failed test is known, as folders
 */
export function failedTasks(root: string, told: readonly string[]): string[] {
  return tasksOf(root)
    .filter(
      ({ task, directory, execution }) =>
        (execution?.exitCode ?? 0) !== 0 &&
        !((task === 'test' || task === 'walks') && told.includes(directory)),
    )
    .map(({ taskId, logFile }) => `${taskId}\n${logFile === undefined ? '' : endOf(join(root, logFile))}`);
}

function endOf(log: string): string {
  if (!existsSync(log)) return 'left no log';
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LINES_TOLD).join('\n');
}
