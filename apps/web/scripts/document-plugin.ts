import { readFileSync } from 'node:fs';
import { COMFORT_STYLES, NEW_READER_GRADES, PICTURE_GRADES, PRODUCT } from '@noodlenaut/domain';
import type { Plugin } from 'vite';
import { stillNoodle } from './still-noodle.ts';

const source = readFileSync(new URL('./first-paint.js', import.meta.url), 'utf8');
const waiting = readFileSync(new URL('./waiting.css', import.meta.url), 'utf8');
const settings = [
  `${PRODUCT.storagePrefix}-theme`,
  NEW_READER_GRADES,
  `${PRODUCT.storagePrefix}-comfort`,
  COMFORT_STYLES,
  PICTURE_GRADES,
];
const call = `firstPaint(${settings.map((one) => JSON.stringify(one)).join(', ')});`;
/** As a page's own script. */
export const firstPaint = `${source.trim()}\n${call}`;

/** Fills the product's name, the script of the first paint and Noodle into the HTML files. */
export const documentPlugin = (): Plugin => ({
  name: 'noodlenaut-document',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replaceAll('%PRODUCT_NAME%', PRODUCT.name)
        .replaceAll('%PRODUCT_TAGLINE%', PRODUCT.tagline)
        .replace('/*WAITING*/', () => waiting)
        .replace('<!--noodle-->', () => stillNoodle('idle'))
        .replace('//FIRST_PAINT', () => firstPaint),
  },
});
