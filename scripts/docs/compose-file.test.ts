import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readEnv as readApiEnv } from '@noodlenaut/api/env';
import { readEnv as readGameEnv } from '@noodlenaut/game/env';
import { readCompose } from './compose-file.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const services = readCompose(read('docker-compose.yml'));
const game = services.get('game')?.environment ?? new Map<string, string | null>();
const api = services.get('api')?.environment ?? new Map<string, string | null>();
const set = (environment: ReadonlyMap<string, string | null>) =>
  Object.fromEntries([...environment].flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
const known = (app: 'api' | 'game') =>
  [...read(`apps/${app}/src/env.ts`).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
/** The image has its own; the game server listens to the others only; what is for tests, for several machines, and what files hold here. */
const NOT_IN_COMPOSE = [
  'NODE_ENV',
  'HOST',
  'WEB_DIST',
  'GOOGLE_ISSUER',
  'JOBS',
  'STRIPE_API_URL',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_OWNER_URL',
  'PGPASSWORD',
];
/** Services that start with a profile only. */
const PROFILES: Readonly<Record<string, readonly string[]>> = {
  ai: ['ollama', 'ollama-model'],
  mail: ['mail'],
  observe: ['prometheus', 'grafana'],
  scale: ['api-2'],
};
/** Read by OpenTelemetry itself. */
const OF_TELEMETRY = /^OTEL_/;
/** What the first container writes into the files of secrets. */
const FROM_FILES = {
  DATABASE_URL: 'postgres://server:made@postgres:5432/noodlenaut',
  DATABASE_OWNER_URL: 'postgres://noodlenaut:made@postgres:5432/noodlenaut',
};
const withFiles = (environment: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) =>
      name === 'DATABASE_URL_FILE' || name === 'DATABASE_OWNER_URL_FILE'
        ? [name.slice(0, -'_FILE'.length), Reflect.get(FROM_FILES, name.slice(0, -'_FILE'.length))]
        : [name, value],
    ),
  );

const FILE = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      profiles: z.array(z.string()).optional(),
      image: z.string().optional(),
      ports: z.array(z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      mem_limit: z.string().optional(),
    }),
  ),
});
const all = FILE.parse(parse(read('docker-compose.yml'), { merge: true })).services;

test('with nothing set outside, the servers can use what docker compose gives them', () => {
  const named = ['secrets', 'migrate', 'front', 'api', 'game', 'game-2', 'postgres', 'redis'];
  expect(new Set(services.keys())).toEqual(new Set([...named, ...Object.values(PROFILES).flat()]));
  const env = readApiEnv(withFiles(set(api)));
  const rooms = readGameEnv(withFiles(set(game)));
  expect(rooms.DATABASE_URL).toBe(env.DATABASE_URL);
  expect(env.GAME_URL).toEqual([`http://game:${rooms.PORT}`, `http://game-2:${rooms.PORT}`]);
  expect(rooms.REDIS_URL).toBe('redis://redis:6379');
  expect(env).toMatchObject({ PREPARE: false, TRUST_PROXY: 1, PUBLIC_URL: 'http://localhost:3000' });
  const migrate = readApiEnv(withFiles(set(services.get('migrate')?.environment ?? new Map())));
  expect(new URL(migrate.DATABASE_OWNER_URL ?? '').username).toBe('noodlenaut');
});

test('no password has a default, only the front has a port outside, and each service has a limit of memory', () => {
  expect(read('docker-compose.yml')).not.toMatch(/PASSWORD[^\n]*:-[^}\s]/);
  const open = Object.entries(all).filter(([, { ports = [], profiles }]) => ports.length > 0 && !profiles);
  expect(open.map(([name]) => name)).toEqual(['front']);
  for (const [name, { mem_limit, profiles }] of Object.entries(all))
    expect([name, mem_limit !== undefined || profiles?.[0] === 'ai']).toEqual([name, true]);
});

test('F12 the front gives a sender no longer than the servers behind it do', () => {
  expect(read('deploy/Caddyfile')).toMatch(/^\t\ttimeouts \{[^}]*\bread_header 10s\s[^}]*\bread_body 20s\s/m);
});

test('a new database in a container orders names as that of `npm start`', () => {
  const flags = services.get('postgres')?.environment.get('POSTGRES_INITDB_ARGS') ?? '';
  const asked = read('packages/db/src/embedded/embedded-postgres.ts');
  expect(flags.split(' ')).toHaveLength(4);
  for (const flag of flags.replace('--encoding=UTF8', '-E UTF8').split(/ (?=--)/))
    expect(asked).toContain(flag.replace(' ', "', '"));
  expect(read('deploy/kubernetes/overlays/single/postgres.yaml')).toContain(`value: ${flags}\n`);
});

test('only who makes, keeps and uses the owner’s password can read it', () => {
  const withOwner = Object.entries(all).filter(([, { volumes = [] }]) =>
    volumes.some((volume) => volume.startsWith('${SECRETS')),
  );
  expect(withOwner.map(([name]) => name)).toEqual(['secrets', 'postgres', 'migrate']);
});

test('only what a profile asks for starts with it, by a pinned image', () => {
  for (const [profile, names] of Object.entries(PROFILES))
    for (const name of names) expect([name, all[name]?.profiles]).toEqual([name, [profile]]);
  for (const name of Object.values(PROFILES)
    .flat()
    .filter((one) => one !== 'api-2'))
    expect([name, all[name]?.image]).toEqual([name, expect.stringMatching(/:v?\d+\.\d+(\.\d+)?$/)]);
});

test('docker compose passes on every variable an operator may set, and none that nobody reads', () => {
  const plain = [...api.keys()].filter((name) => !OF_TELEMETRY.test(name) && name !== 'DATABASE_URL_FILE');
  expect(new Set(plain)).toEqual(new Set(known('api').filter((name) => !NOT_IN_COMPOSE.includes(name))));
  const unknown = [...game.keys()].filter(
    (name) => !OF_TELEMETRY.test(name) && name !== 'DATABASE_URL_FILE' && !known('game').includes(name),
  );
  expect(unknown).toEqual([]);
});

test('each file and folder that the compose file mounts from here exists', () => {
  const mounted = Object.values(all)
    .flatMap(({ volumes = [] }) => volumes)
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => volume.split(':')[0] ?? '');
  expect(mounted.length).toBeGreaterThan(3);
  for (const path of mounted) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
});

test('every alert and every panel asks for a figure that the servers have', () => {
  const names = [...read('apps/api/src/telemetry.ts').matchAll(/'((?:db|http|noodlenaut)\.[\w.]+)'/g)]
    .concat([...read('apps/api/src/http/measure-requests.ts').matchAll(/record\('([\w.]+)'/g)])
    .concat([...read('apps/game/src/main.ts').matchAll(/observe\('([\w.]+)'/g)])
    .concat([...read('packages/telemetry/src/observe-process.ts').matchAll(/observe(?:Total)?\('([\w.]+)'/g)])
    .map(([, name = '']) => name.replaceAll('.', '_'));
  const asked = [
    ...`${read('deploy/alerts.yml')}${read('deploy/grafana/dashboards/noodlenaut.json')}`.matchAll(
      /\b(?:db_client|http_server|nodejs|process|noodlenaut_game)_\w+/g,
    ),
  ].map(([name]) => name.replace(/_(?:count|bucket|sum|total)$/, ''));
  expect(asked.length).toBeGreaterThan(10);
  for (const name of new Set(asked))
    expect([name, names.some((known) => known === name || known.replace(/_count$/, '') === name)]).toEqual([
      name,
      true,
    ]);
});

test('the image has every folder that the servers read beside their sources', () => {
  const dockerfile = read('Dockerfile');
  const sources = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /^(ai|content|db|contract|domain)\/src\/.*(?<!\.test)\.ts$/.test(path) && !path.includes('/testing/'),
  );
  const outside = sources.flatMap((path) =>
    [...read(`packages/${path}`).matchAll(/import\.meta\.dirname, ((?:'[^']+'(?:, )?)+)/g)].map(
      ([, words = '']) =>
        relative(root, join(root, 'packages', dirname(path), ...words.replaceAll("'", '').split(', '))),
    ),
  );
  expect(outside.length).toBeGreaterThan(3);
  for (const path of outside) expect([path, dockerfile.includes(path)]).toEqual([path, true]);
});

const example = read('.env.example');

test('[P7.03] the settings that .env.example suggests for a model of one’s own point the api at it', () => {
  const [block = ''] = /^# Of your own, without a key(?:.*\n)+?(?=\n)/m.exec(example) ?? [];
  const own = Object.fromEntries(
    [...block.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
  expect(readApiEnv({ ...withFiles(set(api)), ...own }).AI).toMatchObject({
    provider: 'openai-compatible',
    baseUrl: 'http://ollama:11434/v1',
  });
});

test('.env.example explains every variable of the compose file and no other, and switches nothing on', () => {
  const explained = new Set([...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));
  const asked = new Set(
    [...read('docker-compose.yml').matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name),
  );
  for (const { environment } of services.values())
    for (const [name, value] of environment) if (value === null) asked.add(name);
  expect(explained).toEqual(new Set([...asked, 'COMPOSE_PROFILES']));
  expect(example).not.toMatch(/^[A-Z]/m);
});
