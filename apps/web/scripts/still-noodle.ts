import { readFileSync } from 'node:fs';

const ART = new URL('../../../packages/ui/src/drawings/art/noodle/', import.meta.url);
const SIZE = 180;

/** Noodle as markup for a page that has no other file yet: no id of its parts can be one of the page's. */
export function stillNoodle(mood: 'idle' | 'look-around'): string {
  const drawing = readFileSync(new URL(`${mood}.svg`, ART), 'utf8');
  const used = new Set([...drawing.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id));
  return drawing
    .replace(/ class="[^"]*" data-state="[^"]*"/, ` width="${SIZE}" height="${SIZE}" aria-hidden="true"`)
    .replaceAll(/ (id|class)="([^"]*)"/g, (whole, name, value) =>
      name === 'id' && used.has(value) ? whole : '',
    )
    .replaceAll(/>\s+</g, '><')
    .trim();
}
