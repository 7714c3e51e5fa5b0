import { parse } from 'yaml';
import { z } from 'zod';

/** What `docker compose` gives a service when nothing is set outside. */
export interface ComposeService {
  /** Its own variables and those it shares; null where the value comes from outside or not at all. */
  readonly environment: ReadonlyMap<string, string | null>;
}

const FILE = z.object({
  services: z.record(
    z.string(),
    z.object({ environment: z.record(z.string(), z.coerce.string().nullable()).default({}) }),
  ),
});

const VARIABLE = /\$\{[A-Z_0-9]+(?:(:?[-+])((?:[^{}]|\$\{[^{}]*\})*))?\}/g;

/** `${NAME:-value}` as the value, `${NAME}` and `${NAME:+value}` as nothing; one inside another from the inside out. */
const withDefaults = (text: string): string => {
  const filled = text.replaceAll(VARIABLE, (_, sign?: string, value?: string) =>
    sign?.endsWith('-') === true ? (value ?? '') : '',
  );
  return filled === text ? text : withDefaults(filled);
};

/** @returns the services of docker-compose.yml by name */
export function readCompose(text: string): ReadonlyMap<string, ComposeService> {
  const { services } = FILE.parse(parse(text, { merge: true }));
  return new Map(
    Object.entries(services).map(([name, { environment }]) => [
      name,
      {
        environment: new Map(
          Object.entries(environment).map(([variable, value]) => [
            variable,
            value === null ? null : withDefaults(value),
          ]),
        ),
      },
    ]),
  );
}
