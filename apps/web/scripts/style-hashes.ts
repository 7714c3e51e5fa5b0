import { createHash } from 'node:crypto';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** A pre-rendered page carries style attributes in its markup; the api allows exactly these. */
export function styleAttributeHashes(html: string): string[] {
  const styles = [...html.matchAll(/\sstyle="([^"]*)"/g)].map(([, text = '']) =>
    text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity),
  );
  const hashes = styles.map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`);
  return [...new Set(hashes)].toSorted();
}
