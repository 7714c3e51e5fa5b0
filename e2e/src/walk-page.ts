import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { serveFolder } from './serve-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const LESSONS = join(ROOT, 'packages/content/lessons');

/** The page that shows every question of every lesson (apps/web/walk), built and served, with the lessons beside it. */
export async function openWalk(): Promise<{ baseUrl: string; modules: readonly string[]; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'noodlenaut-walk-'));
  // As the product is built; under a test's own NODE_ENV React would check all it does.
  const env = { ...process.env, NODE_ENV: 'production' };
  const built = await promisify(execFile)(process.execPath, [join(ROOT, 'apps/web/walk/build.ts'), folder], {
    env,
  });
  const modules = z.string().array().parse(JSON.parse(built.stdout));
  const lessons = readdirSync(LESSONS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .toSorted()
    .map((path) => readFileSync(join(LESSONS, path), 'utf8'));
  writeFileSync(join(folder, 'lessons.json'), `[${lessons.join()}]`);
  const { baseUrl, stop } = await serveFolder(folder);
  return {
    baseUrl,
    /** Our own of which the page is made, from the root. */
    modules: modules
      .filter((id) => id.startsWith(ROOT) && !id.includes('/node_modules/'))
      .map((id) => relative(ROOT, id)),
    stop: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The script that looks at each question as the page shows it. */
export const lookFor = (look: (leastPx: number) => string[]): string =>
  `document.addEventListener('look', ({ detail }) => detail.seen.push((${look.toString()})(detail.leastPx)))`;
