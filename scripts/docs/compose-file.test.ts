import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
/** The image has its own; the game server listens to the others only; what is for tests, for several machines, and the launcher's word. */
const NOT_IN_COMPOSE = ['NODE_ENV', 'HOST', 'WEB_DIST', 'GOOGLE_ISSUER', 'JOBS', 'STRIPE_API_URL'];
/** They start with `--profile ai` only. */
const MODEL_OF_ONES_OWN = ['ollama', 'ollama-model'];
/** Read by the PostgreSQL client itself, which a password with signs of an address in it needs. */
const OF_POSTGRES = 'PGPASSWORD';

test('with nothing set outside, both servers can use what docker compose gives them', () => {
  expect(new Set(services.keys())).toEqual(
    new Set(['api', 'game', 'game-2', 'postgres', 'redis', ...MODEL_OF_ONES_OWN]),
  );
  const { DATABASE_URL, DATABASE_OWNER_URL, PORT, GAME_URL = [] } = readApiEnv(set(api));
  const rooms = readGameEnv(set(game));
  expect(new URL(DATABASE_URL).host).toBe('postgres:5432');
  expect(rooms.DATABASE_URL).toBe(DATABASE_URL);
  expect(new URL(DATABASE_OWNER_URL ?? '').username).toBe('noodlenaut');
  expect(new URL(DATABASE_URL).username).not.toBe('noodlenaut');
  expect(GAME_URL).toEqual([`http://game:${rooms.PORT}`, `http://game-2:${rooms.PORT}`]);
  expect(rooms.REDIS_URL).toBe('redis://redis:6379');
  expect(read('docker-compose.yml')).toContain(`:${PORT}']`);
  expect(services.get('postgres')?.environment.get('POSTGRES_PASSWORD')).toBe(api.get(OF_POSTGRES));
});

test('docker compose passes on every variable an operator may set, and none that nobody reads', () => {
  const given = [...api.keys()];
  expect(new Set(given)).toEqual(new Set(known('api').filter((name) => !NOT_IN_COMPOSE.includes(name))));
  expect([...game.keys()].filter((name) => name !== OF_POSTGRES && !known('game').includes(name))).toEqual(
    [],
  );
});

test('[P7.03] a model of one’s own starts only with its profile, by a pinned image, and .env.example points the api at it', () => {
  const compose = parse(read('docker-compose.yml'), { merge: true });
  const { services: all } = z
    .object({
      services: z.record(
        z.string(),
        z.looseObject({ profiles: z.array(z.string()).optional(), image: z.string().optional() }),
      ),
    })
    .parse(compose);
  for (const name of MODEL_OF_ONES_OWN) {
    expect([name, all[name]?.profiles]).toEqual([name, ['ai']]);
    expect(all[name]?.image).toMatch(/^ollama\/ollama:\d+\.\d+\.\d+$/);
  }
  const example = Object.fromEntries(
    [...read('.env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  expect(readApiEnv({ ...set(api), ...example }).AI).toMatchObject({
    provider: 'openai-compatible',
    baseUrl: 'http://ollama:11434/v1',
  });
});
