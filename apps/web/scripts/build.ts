import { readFileSync } from 'node:fs';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressAssets } from './compress.ts';
import { inlineStyles, lookFirst, takeOutLinks } from './head-links.ts';
import { lateStyles } from './late-styles.ts';
import { readManifest } from './manifest.ts';
import { fontLinks, iconLink, landingPrefetch, routePreloadScript } from './preload-links.ts';
import { prerenderLanding } from './prerender.ts';
import { reportSizes } from './report-sizes.ts';
import { registration, serviceWorker } from './service-worker.ts';
import { styleAttributeHashes } from './style-hashes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
process.chdir(root);

const rewrite = async (name: string, change: (html: string) => string) => {
  const path = join(dist, name);
  await writeFile(path, change(await readFile(path, 'utf8')));
};

await build({ root, logLevel: 'warn' });
const manifest = await readManifest(dist);
const assets = await readdir(join(dist, 'assets'));

const { markup, links } = takeOutLinks(await prerenderLanding(root));
const always = `${iconLink(assets)}${fontLinks(assets)}`;
const app = await readFile(join(dist, 'index.html'), 'utf8');
await rewrite('landing.html', (built) => {
  const html = inlineStyles(lookFirst(built), (file) => readFileSync(join(dist, file), 'utf8'));
  return html
    .replace('<!--preload-->', () => `${always}${links}${landingPrefetch(manifest, html, app)}`)
    .replace('<!--landing-->', () => markup);
});
await rewrite('index.html', (html) =>
  lateStyles(lookFirst(html)).replace(
    '<!--preload-->',
    () => `${always}${routePreloadScript(manifest, html)}${registration}`,
  ),
);
await writeFile(join(dist, 'sw.js'), serviceWorker(assets));
await writeFile(
  join(dist, 'csp.json'),
  `${JSON.stringify({ landingStyleAttrHashes: styleAttributeHashes(markup) }, null, 2)}\n`,
);
await compressAssets(join(dist, 'assets'));
await reportSizes(dist, manifest);
if (process.env['KEEP_MANIFEST'] === undefined)
  await rm(join(dist, '.vite'), { recursive: true, force: true });
