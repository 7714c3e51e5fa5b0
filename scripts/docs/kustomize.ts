import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';

const JSON_VALUE = z.json();
type Json = z.infer<typeof JSON_VALUE>;
interface Tree {
  [key: string]: Json;
}
const isTree = (value: Json | undefined): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const OBJECT = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
/** An object of Kubernetes. */
export type Manifest = z.infer<typeof OBJECT>;

/** What our files use of kustomize; anything else is refused instead of being passed over. */
const KUSTOMIZATION = z.strictObject({
  apiVersion: z.literal('kustomize.config.k8s.io/v1beta1'),
  kind: z.literal('Kustomization'),
  resources: z.array(z.string()),
  patches: z.array(z.strictObject({ path: z.string() })).default([]),
});

const readObjects = (path: string): Manifest[] =>
  parseAllDocuments(readFileSync(path, 'utf8')).map((document) => OBJECT.parse(document.toJS()));

/** A strategic merge as far as maps go: null takes a key away. A list of maps would be merged by its key, so it is refused. */
function merge(into: Tree, patch: Tree, at: string): Tree {
  const merged = { ...into };
  for (const [key, value] of Object.entries(patch)) {
    const before = merged[key];
    if (value === null) delete merged[key];
    else if (isTree(value)) merged[key] = merge(isTree(before) ? before : {}, value, `${at}.${key}`);
    else if (Array.isArray(value) && value.some((one) => isTree(one)))
      throw new Error(`${at}.${key}: a patch of a list of maps is not supported here`);
    else merged[key] = value;
  }
  return merged;
}

const nameOf = ({ kind, metadata }: Manifest) => `${kind}/${metadata.name}`;

/** @returns the objects of a kustomization by `kind/name`: its resources, with the patches applied */
export function kustomize(folder: string): ReadonlyMap<string, Manifest> {
  const text = readFileSync(join(folder, 'kustomization.yaml'), 'utf8');
  const { resources, patches } = KUSTOMIZATION.parse(parse(text));
  const objects = new Map<string, Manifest>();
  for (const resource of resources) {
    const path = join(folder, resource);
    const found = resource.endsWith('.yaml') ? readObjects(path) : [...kustomize(path).values()];
    for (const one of found) {
      if (objects.has(nameOf(one))) throw new Error(`${nameOf(one)} stands twice`);
      objects.set(nameOf(one), one);
    }
  }
  for (const patch of patches.flatMap(({ path }) => readObjects(join(folder, path)))) {
    const before = objects.get(nameOf(patch));
    if (!before) throw new Error(`a patch of ${nameOf(patch)}, which is not there`);
    const merged = merge(asTree(before), asTree(patch), nameOf(patch));
    objects.set(nameOf(patch), OBJECT.parse(merged));
  }
  return objects;
}

const TREE = z.record(z.string(), JSON_VALUE);
const asTree = (manifest: Manifest): Tree => TREE.parse(manifest);
