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

/** `${NAME:-value}` as the value, `${NAME}` as nothing. */
const withDefaults = (text: string): string => text.replaceAll(/\$\{[A-Z_]+(?::-([^}]*))?\}/g, '$1');

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
