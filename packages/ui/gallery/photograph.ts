import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';

const SIZES = [
  [360, 740],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const;
const LAST_PIECE_MS = 3400;

/** Photographs pages of the gallery: `node gallery/photograph.ts <folder> <page,page> [widths] [schemes]`. */
const [
  folder = join(tmpdir(), 'gallery'),
  pages = 'states',
  widths = '360,1366,1920',
  schemes = 'light,dark',
] = process.argv.slice(2);
process.env.GALLERY_OUT = join(tmpdir(), 'gallery-build');
const configFile = join(import.meta.dirname, 'vite.config.ts');
await mkdir(folder, { recursive: true });
await build({ configFile, root: import.meta.dirname, logLevel: 'error' });
const server = await preview({
  configFile,
  root: import.meta.dirname,
  logLevel: 'error',
  build: { outDir: process.env.GALLERY_OUT },
  preview: { port: 0, host: '127.0.0.1' },
});
const base = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
for (const [width, height] of SIZES.filter(([size]) => widths.split(',').includes(String(size))))
  for (const scheme of schemes.split(',')) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    tab.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    for (const page of pages.split(',')) {
      await tab.goto(`${base}?page=${page}&scheme=${scheme}`, {
        waitUntil: 'networkidle',
        timeout: LAST_PIECE_MS * 5,
      });
      await tab.evaluate(() => document.fonts.ready.then(() => true));
      await tab.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 500) {
          scrollTo(0, y);
          await new Promise((done) => setTimeout(done, 40));
        }
        scrollTo(0, 0);
      });
      await tab.waitForLoadState('networkidle');
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) console.warn(`${page} at ${width}: scrolls sideways to ${wide}`);
      const small = await tab.evaluate(() =>
        [...document.querySelectorAll('a,button')]
          .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 43.5)
          .map((control) => control.textContent),
      );
      if (small.length > 0) console.warn(`${page} at ${width}: small targets ${small.join(', ')}`);
      await tab.screenshot({
        path: join(folder, `${page}-${width}-${scheme}.png`),
        fullPage: !page.startsWith('lesson-q'),
      });
    }
    await context.close();
  }
await browser.close();
await server.close();
