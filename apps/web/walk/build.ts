import { join } from 'node:path';
import { build } from 'vite';

/** Builds the page of every question: `node walk/build.ts <folder>`, and prints the modules in it. Its `lessons.json` is laid beside it by who walks. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node walk/build.ts <folder>');
const root = import.meta.dirname;
const modules = new Set<string>();
await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: folder },
  plugins: [
    {
      name: 'tell-modules',
      generateBundle(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') for (const id of chunk.moduleIds) modules.add(id);
      },
    },
  ],
});
process.stdout.write(JSON.stringify([...modules]));
