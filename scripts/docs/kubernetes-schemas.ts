import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as statefulSet } from 'kubernetes-models/_schemas/IoK8sApiAppsV1StatefulSet';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as cronJob } from 'kubernetes-models/_schemas/IoK8sApiBatchV1CronJob';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as configMap } from 'kubernetes-models/_schemas/IoK8sApiCoreV1ConfigMap';
import { validate as volumeClaim } from 'kubernetes-models/_schemas/IoK8sApiCoreV1PersistentVolumeClaim';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import type { Manifest } from './kustomize.ts';

type Check = (data: unknown) => boolean;
const CHECKS: Readonly<Record<string, Check>> = {
  'apps/v1 Deployment': deployment,
  'apps/v1 StatefulSet': statefulSet,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
  'batch/v1 CronJob': cronJob,
  'batch/v1 Job': job,
  'networking.k8s.io/v1 Ingress': ingress,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'v1 ConfigMap': configMap,
  'v1 PersistentVolumeClaim': volumeClaim,
  'v1 Service': service,
};

/** No field takes a list of lists. */
const WRONG = [[[]]];

/** The same value with the wrong one at each of its places in turn. */
function* withWrong(value: unknown, path = ''): Generator<readonly [path: string, changed: unknown]> {
  if (Array.isArray(value)) {
    for (const [at, one] of value.entries())
      for (const [where, changed] of withWrong(one, `${path}[${at}]`)) yield [where, value.with(at, changed)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      yield [`${path}.${key}`, { ...value, [key]: WRONG }];
      for (const [where, changed] of withWrong(one, `${path}.${key}`))
        yield [where, { ...value, [key]: changed }];
    }
  }
}

/**
 * What the schema of Kubernetes finds wrong: kinds, values and missing fields. The schemas let unknown fields pass, as an old server
 * does, so a misspelt one is found in another way: a known field refuses a wrong value, an unknown one is never looked at.
 */
export function wrongIn(manifest: Manifest): readonly string[] {
  const check = CHECKS[`${manifest.apiVersion} ${manifest.kind}`];
  if (!check) return [`${manifest.apiVersion} ${manifest.kind}: no schema here`];
  if (!check(manifest)) return [JSON.stringify(Reflect.get(check, 'errors'))];
  return [...withWrong(manifest)]
    .filter(([, changed]) => check(changed))
    .map(([path]) => `${path}: Kubernetes does not know it`);
}
