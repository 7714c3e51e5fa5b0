import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export async function readManifest(dist: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
  return manifest;
}

/** Everything a browser loads for these chunks: themselves and their static imports, scripts and styles. */
export function filesOf(manifest: Manifest, keys: readonly string[]): { js: Set<string>; css: Set<string> } {
  const js = new Set<string>();
  const css = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    js.add(chunk.file);
    for (const file of chunk.css ?? []) css.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return { js, css };
}

/** The chunks that hold the split parts of one route file. */
export const routeChunks = (manifest: Manifest, routeFile: string): string[] =>
  Object.keys(manifest).filter((key) => key.startsWith(`src/routes/${routeFile}?`));

/** Scripts and styles that a built page names itself. */
export const filesOfPage = (html: string): Set<string> =>
  new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file));
