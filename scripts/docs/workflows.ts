import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const VARIABLES = z.record(z.string(), z.union([z.string(), z.number()])).optional();
const WORKFLOW = z.object({
  env: VARIABLES,
  jobs: z.record(
    z.string(),
    z.object({
      env: VARIABLES,
      strategy: z.looseObject({ matrix: z.looseObject({}) }).optional(),
      steps: z.array(z.looseObject({ run: z.string().optional(), env: VARIABLES })),
    }),
  ),
});

export interface Workflow {
  readonly name: string;
  readonly text: string;
  /** Everything that a shell is given, those of a matrix too. */
  readonly commands: readonly string[];
  /** Names of the variables that it sets for its commands. */
  readonly variables: readonly string[];
}

const MATRIX = z.looseObject({
  include: z.array(z.looseObject({ command: z.string().optional() })).optional(),
});

function commandsOf({ strategy, steps }: z.infer<typeof WORKFLOW>['jobs'][string]): string[] {
  const { include = [] } = MATRIX.parse(strategy?.matrix ?? {});
  return [...steps.map(({ run }) => run), ...include.map(({ command }) => command)].filter(
    (command) => command !== undefined,
  );
}

/** The workflows of GitHub Actions in this folder. */
export function readWorkflows(folder: string): readonly Workflow[] {
  return readdirSync(folder)
    .filter((name) => /\.ya?ml$/.test(name))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const { env = {}, jobs } = WORKFLOW.parse(parse(text));
      const all = Object.values(jobs);
      const sets = [
        env,
        ...all.flatMap((job) => [job.env ?? {}, ...job.steps.map((step) => step.env ?? {})]),
      ];
      return {
        name,
        text,
        commands: all.flatMap(commandsOf),
        variables: sets.flatMap((set) => Object.keys(set)),
      };
    });
}
