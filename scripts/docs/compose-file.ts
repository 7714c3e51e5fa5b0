/** What `docker compose` gives a service when nothing is set outside: enough of YAML for our own file. */
export interface ComposeService {
  /** Its own variables and those it shares; null where the value comes from outside or not at all. */
  readonly environment: ReadonlyMap<string, string | null>;
}

const VARIABLE = /^ +([A-Z][A-Z0-9_]*):(?: (.+))?$/;
const SHARED = /^x-environment: &environment\n((?:(?: .*)?\n)+?)(?=\S)/m;
const withDefaults = (text: string): string => text.replaceAll(/\$\{[A-Z_]+(?::-([^}]*))?\}/g, '$1');

function variablesOf(block: string): [string, string | null][] {
  return block.split('\n').flatMap((line): [string, string | null][] => {
    const [, name, value] = VARIABLE.exec(line) ?? [];
    return name === undefined ? [] : [[name, value === undefined ? null : withDefaults(value)]];
  });
}

/** @returns the services of docker-compose.yml by name */
export function readCompose(text: string): ReadonlyMap<string, ComposeService> {
  const shared = variablesOf(SHARED.exec(text)?.[1] ?? '');
  const [, services = ''] = /^services:\n([\s\S]*?)^(?=\S)/m.exec(text) ?? [];
  const starts = [...services.matchAll(/^ {2}([a-z][\w-]*):/gm)];
  return new Map(
    starts.map(({ 1: name = '', index }, at) => {
      const block = services.slice(index, starts[at + 1]?.index);
      const own = variablesOf(block);
      return [
        name,
        { environment: new Map([...(block.includes('*environment') ? shared : []), ...own]) },
      ] as const;
    }),
  );
}
