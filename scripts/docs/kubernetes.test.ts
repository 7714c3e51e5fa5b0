import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { INGRESS, type LABELS, POLICY, SELECTOR, SERVICE } from './kubernetes-shapes.ts';
import { readEnv as readApiEnv } from '@noodlenaut/api/env';
import { readEnv as readGameEnv } from '@noodlenaut/game/env';
import { wrongIn } from './kubernetes-schemas.ts';
import { podsOf, settingsOf, type Pod } from './kubernetes-pods.ts';
import { kustomize, type Manifest } from './kustomize.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const overlay = (name: string) => join(root, 'deploy/kubernetes/overlays', name);
const OVERLAYS = ['single', 'scale'] as const;
const built = new Map(OVERLAYS.map((name) => [name, kustomize(overlay(name))]));
const cases = [...built].map(([name, objects]) => ({ name, objects, pods: podsOf(objects) }));
const known = (app: 'api' | 'game') =>
  new Set(
    [...read(`apps/${app}/src/env.ts`).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
  );
/** Secrets and their keys as the instructions make them. */
const guide = read('deploy/kubernetes/README.md');
const SECRETS = new Map([
  ['noodlenaut', ['database-url', 'database-direct-url', 'redis-url']],
  ['noodlenaut-owner', ['database-owner-url', 'owner-password']],
]);
/** What the files of secrets hold. */
const inFile = (path: string) =>
  path.endsWith('redis-url')
    ? 'rediss://redis:6379'
    : `postgres://${path.split('/').at(-1)}@postgres/noodlenaut`;
const environmentOf = (pod: Pod, objects: ReadonlyMap<string, Manifest>) =>
  Object.fromEntries(
    Object.entries(settingsOf(pod, objects)).map(([name, value]) =>
      name.endsWith('_URL_FILE') ? [name.slice(0, -'_FILE'.length), inFile(value)] : [name, value],
    ),
  );
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, one]) => [key, sorted(one)] as const)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value;
const pod = (pods: readonly Pod[], name: string) => {
  const found = pods.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};

test.each(cases)('$name: Kubernetes knows each object and each field', ({ objects }) => {
  expect(objects.size).toBeGreaterThan(15);
  for (const [name, manifest] of objects) expect([name, wrongIn(manifest)]).toEqual([name, []]);
});

test('a misspelt field, a wrong value and a missing one are found', () => {
  const api = built.get('scale')?.get('Deployment/api');
  if (!api) throw new Error('there is no api');
  const text = JSON.stringify(api);
  const found = (changed: string) => wrongIn(JSON.parse(changed)).join();
  expect(found(text.replace('"maxSurge"', '"maxSurgee"'))).toContain(
    'maxSurgee: Kubernetes does not know it',
  );
  expect(found(text.replace('"containerPort":3000', '"containerPort":"http"'))).toContain('"type":"integer"');
  expect(found(text.replace('"selector"', '"selected"'))).toContain('"missingProperty":"selector"');
});

test.runIf(spawnSync('kubectl', ['kustomize', '--help']).status === 0).each(cases)(
  '$name: kubectl builds the same objects',
  ({ name, objects }) => {
    const { stdout, stderr } = spawnSync('kubectl', ['kustomize', overlay(name)], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const theirs = parseAllDocuments(stdout, { version: '1.1' }).map((document) =>
      JSON.stringify(sorted(document.toJS())),
    );
    expect(theirs.toSorted()).toEqual(
      [...objects.values()].map((one) => JSON.stringify(sorted(one))).toSorted(),
    );
  },
);

test.each(cases)(
  '$name: the servers can use what they get, and read every variable of it',
  ({ objects, pods }) => {
    const api = environmentOf(pod(pods, 'api'), objects);
    const game = environmentOf(pod(pods, 'game'), objects);
    const migrate = environmentOf(pod(pods, 'migrate'), objects);
    for (const [app, environment] of [
      ['api', api],
      ['game', game],
      ['api', migrate],
    ] as const)
      expect(
        Object.keys(environment).filter((name) => !known(app).has(name) && !name.startsWith('OTEL_')),
      ).toEqual([]);
    const env = readApiEnv(api);
    expect([env.PREPARE, env.DATABASE_OWNER_URL]).toEqual([false, undefined]);
    const replicas = pod(pods, 'game').replicas;
    const { PORT: port, REDIS_URL: redis } = readGameEnv(game);
    expect(env.GAME_URL).toEqual(
      Array.from({ length: replicas }, (_, at) => `http://game-${at}.game:${port}`),
    );
    expect(redis !== undefined).toBe(replicas > 1);
    expect(readApiEnv(migrate).DATABASE_OWNER_URL).toContain('database-owner-url');
  },
);

test.each(cases)('$name: only the job and the backup know the owner', ({ pods }) => {
  const owners = pods.filter(({ secrets }) => secrets.includes('noodlenaut-owner')).map(({ name }) => name);
  expect(new Set(owners)).toEqual(
    new Set(['migrate', 'backup', ...(pods.some(({ name }) => name === 'postgres') ? ['postgres'] : [])]),
  );
});

test.each(cases)(
  '$name: what a pod refers to exists, and its mounts, probes and ports agree',
  ({ objects, pods }) => {
    for (const one of pods) {
      for (const name of one.configMaps)
        expect([one.name, name, objects.has(`ConfigMap/${name}`)]).toEqual([one.name, name, true]);
      for (const name of one.claims)
        expect([one.name, name, objects.has(`PersistentVolumeClaim/${name}`)]).toEqual([
          one.name,
          name,
          true,
        ]);
      for (const name of one.secrets)
        expect([one.name, SECRETS.has(name), guide.includes(`secret generic ${name} `)]).toEqual([
          one.name,
          true,
          true,
        ]);
      for (const path of Object.entries(settingsOf(one, objects)).filter(
        ([name]) => name.endsWith('_FILE') && name !== 'ERASED_IDS_FILE',
      )) {
        const [, folder = '', key = ''] = /^(.+)\/([^/]+)$/.exec(path[1]) ?? [];
        const secret = one.mounts.get(folder)?.secret ?? '';
        expect([one.name, path[0], SECRETS.get(secret)?.includes(key), guide.includes(`${key}=`)]).toEqual([
          one.name,
          path[0],
          true,
          true,
        ]);
      }
      for (const port of one.probed) expect([one.name, one.ports.has(port)]).toEqual([one.name, true]);
      const port = settingsOf(one, objects)['PORT'];
      if (one.ports.has('http')) expect(one.ports.get('http')).toBe(Number(port));
      expect(one.isHardened).toBe(true);
    }
  },
);

test.each(cases)(
  '$name: each Service and budget leads to the pods of its name, at a port they have',
  ({ objects, pods }) => {
    const withLabels = (labels: z.infer<typeof LABELS>) =>
      pods.filter((one) => Object.entries(labels).every(([key, value]) => one.labels.get(key) === value));
    for (const { kind, metadata, spec } of objects.values()) {
      if (kind === 'Service') {
        const { selector, ports } = SERVICE.parse(spec);
        expect(
          withLabels(selector).map(({ name, ports: own }) => [name, own.get(ports[0].targetPort)]),
        ).toEqual([[metadata.name, ports[0].port]]);
      }
      if (kind === 'PodDisruptionBudget') {
        const { matchLabels } = z.object({ selector: SELECTOR }).parse(spec).selector;
        expect(withLabels(matchLabels).map(({ name }) => name)).toEqual([metadata.name]);
      }
    }
  },
);

test.each(cases)(
  '$name: people reach the api, the api the game server, servers and jobs the database; nobody else comes in',
  ({ name, objects, pods }) => {
    const ways = [...objects.values()]
      .filter(
        ({ kind, metadata }) =>
          kind === 'NetworkPolicy' &&
          !['nobody-comes-in', 'jobs-reach-the-database-alone'].includes(metadata.name),
      )
      .flatMap(({ spec }) => {
        const { podSelector, ingress } = POLICY.parse(spec);
        return ingress.map(({ from: [{ podSelector: near, namespaceSelector: far }], ports: [{ port }] }) => [
          Object.entries((near ?? far)?.matchLabels ?? {}).join(),
          podSelector.matchLabels['app'],
          port,
        ]);
      });
    expect(new Set(ways.map((way) => way.join(' ')))).toEqual(
      new Set([
        'noodlenaut/ingress,yes api 3000',
        'noodlenaut/metrics,yes api 9464',
        'app,api game 3001',
        'noodlenaut/metrics,yes game 9465',
        ...(name === 'single' ? ['database,yes postgres 5432'] : []),
      ]),
    );
    expect(objects.get('NetworkPolicy/nobody-comes-in')?.['spec']).toEqual({
      podSelector: {},
      policyTypes: ['Ingress'],
    });
    const ofDatabase = pods.filter(({ labels }) => labels.get('database') === 'yes').map((one) => one.name);
    expect(ofDatabase.toSorted()).toEqual(['api', 'backup', 'game', 'migrate']);
  },
);

test.each(cases)('$name: the ingress leads one host, with TLS, to the api', ({ objects, pods }) => {
  const {
    rules: [{ host, http }],
    tls: [{ hosts, secretName }],
  } = INGRESS.parse(objects.get('Ingress/site')?.['spec']);
  const { name, port } = http.paths[0].backend.service;
  expect([name, pod(pods, name).ports.has(port.name), hosts]).toEqual(['api', true, [host]]);
  expect(guide).toContain(`secret tls ${secretName} `);
  const env = readApiEnv(environmentOf(pod(pods, 'api'), objects));
  expect(env.PUBLIC_URL).toBe(`https://${host}`);
});
