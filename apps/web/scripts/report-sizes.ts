import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf, routeChunks } from './manifest.ts';
import type { Manifest } from './manifest.ts';

const ROUTES: Readonly<Record<string, readonly string[]>> = {
  login: ['_out.tsx', '_out.login.tsx'],
  register: ['_out.tsx', '_out.register.tsx'],
  dashboard: ['index.tsx'],
  subject: ['_in.tsx', '_in._page.tsx', '_in._page.subject.$subjectId.tsx'],
  lesson: ['_in.tsx', '_in.lesson.$lessonId.tsx'],
};

/** Chunks that a route's code imports dynamically and needs for its first screen. */
const ALSO: Readonly<Record<string, RegExp>> = { dashboard: /student-home/ };

/** Prints the gzip weight of each screen: everything that is loaded when it is opened directly. */
export async function reportSizes(dist: string, manifest: Manifest): Promise<void> {
  const weigh = async (files: Iterable<string>) => {
    let bytes = 0;
    for (const file of files) bytes += gzipSync(await readFile(join(dist, file)), { level: 9 }).length;
    return `${(bytes / 1000).toFixed(1)} kB`;
  };
  const print = async (screen: string, keys: readonly string[]) => {
    const { js, css } = filesOf(manifest, keys);
    console.log(
      `${screen.padEnd(10)} js ${(await weigh(js)).padStart(9)}   css ${(await weigh(css)).padStart(8)}   ${js.size} + ${css.size} files`,
    );
  };
  await print('landing', ['landing.html']);
  for (const [screen, routes] of Object.entries(ROUTES)) {
    const also = ALSO[screen];
    const more = also === undefined ? [] : Object.keys(manifest).filter((key) => also.test(key));
    await print(screen, ['index.html', ...routes.flatMap((route) => routeChunks(manifest, route)), ...more]);
  }
}
