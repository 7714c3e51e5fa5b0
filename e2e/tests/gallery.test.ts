import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from '../src/chromium.ts';

const GALLERY = join(import.meta.dirname, '../../packages/ui/gallery');
const PHOTOGRAPH_MS = 360_000;
/** A page that shows nothing packs into less. */
const LEAST_BYTES = 4000;

test(
  'every page of the gallery can be photographed, on a phone and a laptop, light and dark, and shows nothing amiss',
  { timeout: PHOTOGRAPH_MS },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'noodlenaut-gallery-'));
    try {
      const said = await new Promise<string>((done) => {
        const options = { env: { ...process.env, CHROMIUM_PATH: findChromium() } };
        execFile(
          process.execPath,
          [join(GALLERY, 'photograph.ts'), folder, 'all', '360,1366'],
          options,
          (error, out, complaints) => done(`${out}${complaints}${error?.code ?? ''}`),
        );
      });
      expect(said).toBe('');
      const pages = readdirSync(join(GALLERY, 'pages')).map((name) => name.replace('.tsx', ''));
      const wanted = pages.flatMap((page) =>
        [360, 1366].flatMap((width) => ['dark', 'light'].map((scheme) => `${page}-${width}-${scheme}.png`)),
      );
      const photographs = readdirSync(folder).filter((name) => name.endsWith('.png'));
      expect(photographs.toSorted()).toEqual(wanted.toSorted());
      for (const name of photographs)
        expect(statSync(join(folder, name)).size, name).toBeGreaterThan(LEAST_BYTES);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
