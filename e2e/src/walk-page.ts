import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveFolder } from './serve-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const LESSONS = join(ROOT, 'packages/content/lessons');

/** The page that shows every question of every lesson (apps/web/walk), built and served, with the lessons beside it. */
export async function openWalk(): Promise<{ baseUrl: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'noodlenaut-walk-'));
  // As the product is built; under a test's own NODE_ENV React would check all it does.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [join(ROOT, 'apps/web/walk/build.ts'), folder], { env });
  const lessons = readdirSync(LESSONS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .toSorted()
    .map((path) => readFileSync(join(LESSONS, path), 'utf8'));
  writeFileSync(join(folder, 'lessons.json'), `[${lessons.join()}]`);
  const { baseUrl, stop } = await serveFolder(folder);
  return {
    baseUrl,
    stop: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The script that looks at each question as the page shows it. */
export const lookFor = (look: (leastPx: number) => string[]): string =>
  `document.addEventListener('look', ({ detail }) => detail.seen.push((${look.toString()})(detail.leastPx)))`;
