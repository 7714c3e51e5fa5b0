/** Stands in every system prompt and never in an answer: an answer with it repeats the prompt (security 6.2, stage S6). */
export const SYSTEM_CANARY = 'nn-canary-7q4k-plum-otter';

const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const CANARY = bare(SYSTEM_CANARY);
const PIECE = 8;

/** Whether a text holds the canary, also spaced, reversed or only eight letters of it. */
export function holdsCanary(text: string): boolean {
  const letters = bare(text);
  const turned = Array.from(letters).reverse().join('');
  for (let start = 0; start + PIECE <= CANARY.length; start += 4) {
    const piece = CANARY.slice(start, start + PIECE);
    if (letters.includes(piece) || turned.includes(piece)) return true;
  }
  return false;
}
