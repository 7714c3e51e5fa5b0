import { filesOf, filesOfPage, routeChunks } from './manifest.ts';
import type { Manifest } from './manifest.ts';

const FACES = /^(lexend-latin-400|baloo-2-latin-[78]00)-normal-.*\.woff2$/;

/** The faces of the first paint. */
export const fontLinks = (assets: readonly string[]): string =>
  assets
    .filter((name) => FACES.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`)
    .join('');

const ICON = /^noodle-light-.*\.svg$/;

/** The product's sign in the tab. */
export const iconLink = (assets: readonly string[]): string =>
  assets
    .filter((name) => ICON.test(name))
    .map((name) => `<link rel="icon" type="image/svg+xml" href="/assets/${name}">`)
    .join('');

/** Which screen an address opens, so that its code loads beside the entry and not after it. `/` is the student's home most often. */
const SCREENS: readonly (readonly [
  pattern: string,
  routes: readonly string[],
  modules?: readonly string[],
])[] = [
  ['^/$', ['index.tsx'], ['src/features/dashboard/student-home.tsx']],
  ['^/login', ['_out.tsx', '_out.login.tsx']],
  ['^/register', ['_out.tsx', '_out.register.tsx']],
  ['^/lesson/', ['_in.tsx', '_in.lesson.$lessonId.tsx']],
  ['^/subject/', ['_in.tsx', '_in._page.tsx', '_in._page.subject.$subjectId.tsx']],
];

const filesOfRoutes = (
  manifest: Manifest,
  routes: readonly string[],
  modules: readonly string[] = [],
): string[] => {
  const { js, css } = filesOf(manifest, [
    ...routes.flatMap((route) => routeChunks(manifest, route)),
    ...modules,
  ]);
  return [...js, ...css];
};

/** A script, because only the browser knows the address: one page serves all of them. */
export function routePreloadScript(manifest: Manifest, page: string): string {
  const loaded = filesOfPage(page);
  const table = SCREENS.map(([pattern, routes, modules]) => [
    pattern,
    filesOfRoutes(manifest, routes, modules).filter((file) => !loaded.has(file)),
  ]);
  const script = `for(const[p,f]of ${JSON.stringify(table)})if(new RegExp(p).test(location.pathname))for(const u of f){const l=document.createElement('link');const c=u.endsWith('.css');l.rel=c?'preload':'modulepreload';if(c)l.as='style';l.crossOrigin='';l.href='/'+u;document.head.append(l)}`;
  return `<script nonce="__CSP_NONCE__">${script}</script>`;
}

const prefetchLink = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="prefetch" as="style" crossorigin href="/${file}">`
    : `<link rel="prefetch" as="script" crossorigin href="/${file}">`;

/** What login needs, fetched while a visitor reads the landing. */
export function landingPrefetch(manifest: Manifest, landing: string, app: string): string {
  const loaded = filesOfPage(landing);
  const wanted = new Set([...filesOfPage(app), ...filesOfRoutes(manifest, ['_out.tsx', '_out.login.tsx'])]);
  return [...wanted]
    .filter((file) => !loaded.has(file))
    .map(prefetchLink)
    .join('');
}
