import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from '../src/chromium.ts';

const GALLERY = join(import.meta.dirname, '../../packages/ui/gallery');
const PHOTOGRAPH_MS = 360_000;
/** Each page in both themes, each theme at one size: all four would double what the tests cost. */
const VARIANTS = ['360:dark', '1366:light'] as const;
/** A page that shows nothing packs into less. */
const LEAST_BYTES = 4000;

test(
  'every page of the gallery can be photographed, dark on a phone and light on a laptop, and shows nothing amiss',
  { timeout: PHOTOGRAPH_MS },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'noodlenaut-gallery-'));
    try {
      const said = await new Promise<string>((done) => {
        const options = { env: { ...process.env, CHROMIUM_PATH: findChromium() } };
        execFile(
          process.execPath,
          [join(GALLERY, 'photograph.ts'), folder, 'all', VARIANTS.join()],
          options,
          (error, out, complaints) => done(`${out}${complaints}${error?.code ?? ''}`),
        );
      });
      expect(said).toBe('');
      const pages = readdirSync(join(GALLERY, 'pages')).flatMap(
        (name) => /^(.*)\.tsx$/.exec(name)?.[1] ?? [],
      );
      const wanted = pages.flatMap((page) =>
        VARIANTS.map((variant) => `${page}-${variant.replace(':', '-')}.png`),
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
