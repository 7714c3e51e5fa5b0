import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PRODUCT } from '@noodlenaut/domain';
import { firstPaint } from './document-plugin.ts';
import { stillNoodle } from './still-noodle.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const hash = (text: string) => createHash('sha256').update(text);

/** The policy of a page whose scripts and styles are known: exactly these run, and nothing is loaded. */
function policyOf(page: string): string {
  const hashes = (tag: string) =>
    [...page.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))]
      .map(([, text = '']) => `'sha256-${hash(text).digest('base64')}'`)
      .join(' ');
  return `default-src 'none'; script-src ${hashes('script')}; style-src ${hashes('style')}; frame-ancestors 'none'; form-action 'none'; base-uri 'none'`;
}

/** What a child sees when a page is asked for and there is no network. It needs no other file. */
const offlinePage = (): string =>
  read('./offline.html')
    .replace('//FIRST_PAINT', () => firstPaint)
    .replace('/*STYLE*/', () => read('./offline.css'))
    .replace('<!--noodle-->', () => stillNoodle('look-around'));

/**
 * The service worker of one build.
 * @param files the names of the build's files: other files make another version, which drops what the one before kept
 */
export function serviceWorker(files: readonly string[]): string {
  const page = offlinePage();
  const version = hash([...files, page].join('\n'))
    .digest('hex')
    .slice(0, 16);
  return readFileSync(new URL('./worker.js', import.meta.url), 'utf8')
    .replace('__PREFIX__', () => JSON.stringify(`${PRODUCT.storagePrefix}-`))
    .replace('__VERSION__', () => JSON.stringify(version))
    .replace('__OFFLINE__', () => JSON.stringify(page))
    .replace('__POLICY__', () => JSON.stringify(policyOf(page)));
}

/** Registers it once the page is there: the first screen has the network for itself. */
export const registration = `<script nonce="__CSP_NONCE__">addEventListener('load',()=>navigator.serviceWorker?.register('/sw.js').catch(console.warn))</script>`;
