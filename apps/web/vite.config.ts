import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { documentPlugin } from './scripts/document-plugin.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
const port = Number(process.env['WEB_PORT'] ?? 5173);

/** Our own packages do nothing when imported, so a page carries only what it names: without this, zod is in every page. */
const isPure = (id: string) => /packages\/(contract|domain)\/src\//.test(id) || id.includes('/zod/');

const groupNames: readonly string[] = chunkGroups.map(({ name }) => name);
const isGroup = (file = '') => groupNames.includes(file.replace(/\.css$/, ''));
/**
 * Every page carries the list of all files, so only those of groups have their names in it: without the others' the login
 * keeps to its 130 kB. The manifest knows whose a file is.
 */
const fileNames = {
  chunkFileNames: ({ name }: { name: string }) =>
    isGroup(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
  assetFileNames: ({ names: [name] }: { names: readonly string[] }) =>
    name?.endsWith('.css') === true && !isGroup(name)
      ? 'assets/[hash:7][extname]'
      : 'assets/[name]-[hash][extname]',
};

/** What the app's own chunk has loaded before it can ask for more; each name would stand in its list of every route. */
const HERE_ALREADY = /\/(app|look|react|base)-/;
const missingIn = (host: string, files: readonly string[]) =>
  host.includes('/app-') ? files.filter((file) => !HERE_ALREADY.test(file)) : [...files];

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
      resolveDependencies: (_file, files, { hostId }) => missingIn(hostId, files),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: 'index.html', landing: 'landing.html' },
      ...(isSsrBuild === true ? {} : { output: { ...fileNames, codeSplitting: { groups: chunkGroups } } }),
      treeshake: { moduleSideEffects: (id: string) => !isPure(id) },
    },
  },
  test: {
    environment: 'jsdom',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: 'test-results.json' }]],
    env: { DEBUG_PRINT_LIMIT: '0' },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['./src/test-setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}));
