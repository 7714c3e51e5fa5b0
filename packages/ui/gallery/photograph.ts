import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { lookAtPage } from './look-at-page.ts';
import { PAGES } from './pages.ts';

const SIZES = [
  [360, 740],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const;
/** Each waits until its network is idle, so several wait at the same time. */
const TABS = 3;

/**
 * Photographs pages of the gallery: `node gallery/photograph.ts <folder> <page,page | all> [widths] [schemes]`; a width may
 * name its only scheme, `360:dark`. Says what a designer would not show, and ends with 1 then.
 */
const [folder = join(tmpdir(), 'gallery'), wanted = 'all', widths = '360,1366,1920', schemes = 'light,dark'] =
  process.argv.slice(2);
const pages = wanted === 'all' ? Object.keys(PAGES) : wanted.split(',');
const outDir = join(folder, '.build');
process.env.GALLERY_OUT = outDir;
const configFile = join(import.meta.dirname, 'vite.config.ts');
await mkdir(folder, { recursive: true });
await build({ configFile, root: import.meta.dirname, logLevel: 'error' });
const server = await preview({
  configFile,
  root: import.meta.dirname,
  logLevel: 'error',
  build: { outDir },
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
let findings = 0;
const schemesOf = (size: number): string[] =>
  widths.split(',').flatMap((entry) => {
    const [width, only] = entry.split(':');
    return width === String(size) ? (only ?? schemes).split(',') : [];
  });
const photographs = SIZES.flatMap(([width, height]) =>
  schemesOf(width).flatMap((scheme) => pages.map((page) => ({ page, width, height, scheme }))),
);
/** Takes the next photograph until none is left. */
async function photograph(): Promise<void> {
  const tab = await browser.newPage({ reducedMotion: 'reduce' });
  for (let next = photographs.shift(); next !== undefined; next = photographs.shift()) {
    const { page, width, height, scheme } = next;
    await tab.setViewportSize({ width, height });
    const found = await lookAtPage(tab, `${base}?page=${page}&scheme=${scheme}`);
    for (const finding of found) console.error(`${page} at ${width}, ${scheme}: ${finding}`);
    findings += found.length;
    const path = join(folder, `${page}-${width}-${scheme}.png`);
    await tab.screenshot({ path, fullPage: !page.startsWith('lesson-q') && !page.startsWith('game-') });
  }
}
await Promise.all(Array.from({ length: TABS }, photograph));
await browser.close();
await server.close();
process.exitCode = findings > 0 ? 1 : 0;
