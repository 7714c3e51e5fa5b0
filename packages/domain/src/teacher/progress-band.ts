/** Colour bands of progress, best first; each carries a word and an icon beside its colour (S9.24). */
export const PROGRESS_BANDS = [
  { id: 'on-track', from: 80, word: 'On track', icon: 'check', color: 'green' },
  { id: 'getting-there', from: 60, word: 'Getting there', icon: 'trend-up', color: 'yellow' },
  { id: 'building-up', from: 40, word: 'Building up', icon: 'half-disc', color: 'orange' },
  { id: 'just-starting', from: 0, word: 'Just starting', icon: 'seedling', color: 'red' },
] as const;
export type ProgressBand = (typeof PROGRESS_BANDS)[number];
export type ProgressBandId = ProgressBand['id'];

/**
 * The band of a whole percent: 80 and above green, 60 and above yellow, 40 and above orange, below 40 red (S9.24).
 * A share with decimals is rounded first, so that band and shown number never disagree.
 */
export function progressBand(percent: number): ProgressBand {
  const shown = Math.round(percent);
  return PROGRESS_BANDS.find((band) => shown >= band.from) ?? PROGRESS_BANDS[3];
}
