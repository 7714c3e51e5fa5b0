import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { documentPlugin } from './scripts/document-plugin.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
const port = Number(process.env['WEB_PORT'] ?? 5173);

/** Our own packages do nothing when imported, so a page carries only what it names: without this, zod is in every page. */
const isPure = (id: string) =>
  /packages\/(contract|domain)\/src\//.test(id) || id.includes('/zod/') || id.includes('/@trpc/');

/**
 * Code in a dozen files instead of three hundred: libraries, which change seldom, and what the first screens are made of. All
 * else is split by route.
 */
const INITIAL: ['$initial'] = ['$initial'];
const alone = { includeDependenciesRecursively: false } as const;
const groups = [
  // tRPC's index names its socket too; only who follows something loads it.
  { name: 'socket', test: /wsLink/, priority: 9, ...alone },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 8 },
  { name: 'mantine', test: /node_modules\/(@mantine\/core|@floating-ui)\//, priority: 8 },
  { name: 'data', tags: INITIAL, test: /node_modules\/(@tanstack|@trpc)\//, priority: 7 },
  { name: 'pictures', tags: INITIAL, test: /ui\/src\/illustrations\//, priority: 6, ...alone },
  { name: 'personas', tags: INITIAL, test: /drawings\/(persona-art|art\/personas)/, priority: 6, ...alone },
  {
    name: 'landing',
    tags: INITIAL,
    test: /ui\/src\/pieces\/landing\/|domain\/src\/plans\//,
    priority: 6,
    ...alone,
  },
  {
    name: 'base',
    tags: INITIAL,
    test: /(ui|domain)\/src\/|web\/src\/lib\/(theme\/theme|links\/page-link)\.|web\/src\/features\/shell\/[^/]+\.css/,
    priority: 5,
  },
  { name: 'app', tags: INITIAL, test: /^(?!.*(features\/landing|src\/app\/|\.html))/, priority: 4 },
  // What the login shares with every screen, apart from it.
  {
    name: 'shared',
    test: /web\/src\/lib\/(api\/use-write|comfort\/comfort-button)\.|modern\/(mutationObserver|useMutation)/,
    priority: 3.7,
    ...alone,
  },
  {
    name: 'login',
    test: /routes\/_out(\.login)?\.tsx\?tsr-split|ui\/src\/pieces\/form\/ask-field/,
    priority: 3,
  },
  {
    name: 'lesson',
    test: /routes\/(_in(\.lesson\.\$lessonId)?\.tsx\?tsr-split|-helper-outlet)/,
    priority: 2,
  },
  {
    name: 'home',
    test: /routes\/(index|_in\._page|_in\._page\.subject\.\$subjectId)\.tsx\?tsr-split|domain\/src\/progress\/level/,
    priority: 1,
  },
  // What only later screens take from them: waiting with a write, asking before unsaved words are left.
  { name: 'data-later', test: /node_modules\/(@tanstack|@trpc)\//, priority: 3.6, ...alone },
  // Small things that many later screens share: one file each instead of forty. Who registers has the first of them.
  {
    name: 'pieces',
    test: /ui\/src\/pieces\/(grown-up|form|base)\/|web\/src\/lib\/(format|links)\/|domain\/src\/(day|text\/csv|teacher|family|progress\/percent)/,
    minShareCount: 3,
    priority: 0.6,
    ...alone,
  },
  {
    name: 'grown-up',
    test: /web\/src\/lib\/(family|panels|classes)\/(?!use-family-action)|web\/src\/features\/(classes|family|helper-view)\//,
    minShareCount: 2,
    priority: 0.5,
    ...alone,
  },
];

/** A lesson with one drawn thing carries the addresses of all six hundred: short ones. */
const assetFileNames = ({ originalFileNames }: { readonly originalFileNames: readonly string[] }) =>
  originalFileNames.some((name) => name.includes('/things/'))
    ? 'assets/[hash:6][extname]'
    : 'assets/[name]-[hash][extname]';

export default defineConfig(({ command, isSsrBuild }) => ({
  // Six signs a class instead of its name, its file's and its line: 3 % less CSS. While one works on it, names are kept.
  css: { modules: command === 'build' ? { generateScopedName: '[hash:base64:6]' } : {} },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routeTree.gen.ts',
      quoteStyle: 'single',
      routeFileIgnorePattern: '\\.test\\.tsx?$',
    }),
    react(),
    documentPlugin(),
  ],
  // React has had useSyncExternalStore since 18: the router's dependency need not bring its own.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: {
    port,
    strictPort: true,
    proxy: { '/api': api, '/trpc': { target: api, ws: true }, '/game': { target: api, ws: true } },
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', landing: 'landing.html' },
      ...(isSsrBuild === true
        ? {}
        : {
            // Every page carries the list of all files: names would make it longer, and the manifest knows whose a file is.
            output: { chunkFileNames: 'assets/[hash:7].js', assetFileNames, codeSplitting: { groups } },
          }),
      treeshake: { moduleSideEffects: (id: string) => (isPure(id) ? false : undefined) },
    },
  },
  test: {
    environment: 'jsdom',
    // Each file has a context of its own, and the worker keeps the compiled modules: a third of the time of a process a file.
    pool: 'vmThreads',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
    env: { DEBUG_PRINT_LIMIT: '0' },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['./src/test-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}));
