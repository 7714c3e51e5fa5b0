import { z } from 'zod';
import type { Manifest } from './kustomize.ts';

const REF = z.object({ name: z.string() });
const CONTAINER = z.looseObject({
  envFrom: z.array(z.strictObject({ configMapRef: REF })).default([]),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).default([]),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number() })).default([]),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })),
  resources: z.object({ limits: z.object({ memory: z.string() }) }),
  securityContext: z.unknown(),
});
const POD = z.object({
  metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
  spec: z.looseObject({
    automountServiceAccountToken: z.literal(false),
    enableServiceLinks: z.literal(false),
    securityContext: z.unknown(),
    containers: z.tuple([CONTAINER]),
    volumes: z.array(
      z.looseObject({
        name: z.string(),
        secret: z.looseObject({ secretName: z.string() }).optional(),
        persistentVolumeClaim: z.object({ claimName: z.string() }).optional(),
      }),
    ),
  }),
});
const WORKLOAD = z.looseObject({ replicas: z.number().default(1), template: POD });
const CRON = z.looseObject({ jobTemplate: z.object({ spec: WORKLOAD }) });
const WORKLOADS = new Set(['Deployment', 'StatefulSet', 'Job']);

const HARDENED_POD = z.looseObject({
  runAsNonRoot: z.literal(true),
  runAsUser: z.number().positive(),
  seccompProfile: z.object({ type: z.literal('RuntimeDefault') }),
});
const HARDENED_CONTAINER = z.looseObject({
  allowPrivilegeEscalation: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
});
const PROBE = z.object({
  httpGet: z.object({ path: z.literal('/healthz'), port: z.string() }).optional(),
  tcpSocket: z.object({ port: z.string() }).optional(),
});

/** A pod with its one container, as its Deployment, StatefulSet, Job or CronJob makes it. */
export interface Pod {
  readonly name: string;
  readonly replicas: number;
  readonly labels: ReadonlyMap<string, string>;
  readonly configMaps: readonly string[];
  readonly secrets: readonly string[];
  readonly claims: readonly string[];
  /** By folder. */
  readonly mounts: ReadonlyMap<string, { readonly secret: string | undefined }>;
  readonly ports: ReadonlyMap<string, number>;
  readonly probed: readonly string[];
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly isHardened: boolean;
}

const workloadOf = ({ kind, spec }: Manifest) => {
  if (kind === 'CronJob') return CRON.parse(spec).jobTemplate.spec;
  return WORKLOADS.has(kind) ? WORKLOAD.parse(spec) : null;
};

/** @returns the pods of all objects that make some */
export function podsOf(objects: ReadonlyMap<string, Manifest>): readonly Pod[] {
  return [...objects.values()].flatMap((manifest) => {
    const workload = workloadOf(manifest);
    if (!workload) return [];
    const { metadata, spec } = workload.template;
    const [container] = spec.containers;
    const volumes = new Map(spec.volumes.map((volume) => [volume.name, volume]));
    const probes = ['startupProbe', 'readinessProbe', 'livenessProbe']
      .filter((name) => name in container)
      .map((name) => PROBE.parse(container[name]));
    return {
      name: manifest.metadata.name,
      replicas: workload.replicas,
      labels: new Map(Object.entries(metadata.labels)),
      configMaps: container.envFrom.map(({ configMapRef }) => configMapRef.name),
      secrets: spec.volumes.flatMap(({ secret }) => (secret ? [secret.secretName] : [])),
      claims: spec.volumes.flatMap(({ persistentVolumeClaim: claim }) => (claim ? [claim.claimName] : [])),
      mounts: new Map(
        container.volumeMounts.map(({ name, mountPath }) => [
          mountPath,
          { secret: volumes.get(name)?.secret?.secretName },
        ]),
      ),
      ports: new Map(container.ports.map(({ name, containerPort }) => [name, containerPort])),
      probed: probes.flatMap(({ httpGet, tcpSocket }) => {
        const probe = httpGet ?? tcpSocket;
        return probe ? [probe.port] : [];
      }),
      env: container.env,
      isHardened:
        HARDENED_POD.safeParse(spec.securityContext).success &&
        HARDENED_CONTAINER.safeParse(container.securityContext).success,
    };
  });
}

const DATA = z.object({ data: z.record(z.string(), z.string()) });

/** @returns the environment of a pod: its ConfigMaps, then its own */
export function settingsOf(
  { configMaps, env }: Pod,
  objects: ReadonlyMap<string, Manifest>,
): Readonly<Record<string, string>> {
  const shared = configMaps.flatMap((name) =>
    Object.entries(DATA.parse(objects.get(`ConfigMap/${name}`)).data),
  );
  return Object.fromEntries([...shared, ...env.map(({ name, value }) => [name, value] as const)]);
}
