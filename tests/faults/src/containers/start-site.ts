import getPort from 'get-port';
import { compose } from './compose.ts';

/** How docker-compose.yml may be started: as it is, or with two api processes. */
export const SHAPES = {
  default: {},
  scale: { COMPOSE_PROFILES: 'scale', API_UPSTREAMS: 'api:3000 api-2:3000' },
} as const;
export type Shape = keyof typeof SHAPES;
/** A password with characters that mean something in an address, as good passwords have them. */
export const PASSWORD = 'p@ss/w:rd#1?&%';
export const DEMO_PASSWORD = 'violin-comet-42';

export interface More {
  readonly settings?: Readonly<Record<string, string>>;
  readonly changes?: string;
}

/**
 * Builds the image and starts the whole site on a free port, empty, and waits until all of it is healthy.
 * @param project its own name: what a run before left of it is taken away first
 * @param more settings: variables of docker-compose.yml besides the passwords; changes: a compose file over it. No test waits for the limits of calls
 */
export async function startSite(project: string, shape: Shape, { settings = {}, changes = '' }: More = {}) {
  const port = await getPort({ host: '127.0.0.1' });
  const all = {
    PORT: String(port),
    POSTGRES_PASSWORD: PASSWORD,
    DEMO_PASSWORD,
    RATE_LIMIT_FACTOR: '1000',
    ...SHAPES[shape],
    ...settings,
  };
  const containers = compose(project, all, changes);
  await containers.site('down', '--volumes', '--remove-orphans');
  await containers.site('up', '--build', '--detach', '--wait');
  const host = await containers.hostOf('postgres');
  return {
    ...containers,
    port,
    /** The database as its owner, at the container's own address: no port of it is open outside. */
    ownerUrl: `postgres://noodlenaut:${encodeURIComponent(PASSWORD)}@${host}:5432/noodlenaut`,
    /** With all it has stored. */
    stop: () => containers.site('down', '--volumes', '--remove-orphans'),
  };
}
