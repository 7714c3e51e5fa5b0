import { join } from 'node:path';
import { build } from 'vite';

/** Builds the page of every question: `node walk/build.ts <folder>`. Its `lessons.json` is laid beside it by who walks. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node walk/build.ts <folder>');
const root = import.meta.dirname;
await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir: folder } });
