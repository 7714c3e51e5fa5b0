/** How a person likes pages to look and sound. The first of each list is what holds until another is chosen. */
export const COMFORT_CHOICES = {
  theme: ['system', 'light', 'dark'],
  textSize: ['normal', 'large', 'largest'],
  letterShape: ['by-grade', 'lexend', 'andika'],
  spacing: ['normal', 'wide'],
  motion: ['system', 'calm'],
  contrast: ['system', 'high'],
  readToMe: ['by-grade', 'on', 'off'],
  readingSpeed: ['normal', 'slow', 'fast'],
  gameTime: ['normal', 'more'],
  pictures: ['by-grade', 'on'],
} as const;

export type ComfortName = keyof typeof COMFORT_CHOICES;
export const COMFORT_NAMES = Object.keys(COMFORT_CHOICES).filter(
  (name): name is ComfortName => name in COMFORT_CHOICES,
);

/** The choices that a page shows by an attribute of its root, `data-text-size` and so on. */
export const COMFORT_STYLES = [
  'textSize',
  'letterShape',
  'spacing',
  'motion',
  'contrast',
  'pictures',
] as const;

/** What was chosen; a name that is absent was left as it is. */
export type Comfort = { readonly [Name in ComfortName]?: (typeof COMFORT_CHOICES)[Name][number] };

/** What holds when nothing was chosen. */
export const comfortDefault = <Name extends ComfortName>(name: Name): (typeof COMFORT_CHOICES)[Name][0] =>
  COMFORT_CHOICES[name][0];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads what was kept, in an account's preferences or on a device: what this version does not know is left out. */
export function readComfort(kept: unknown): Comfort {
  if (!isRecord(kept)) return {};
  const known = COMFORT_NAMES.filter((name) => COMFORT_CHOICES[name].some((choice) => choice === kept[name]));
  return Object.fromEntries(known.map((name) => [name, kept[name]]));
}

/** Speech rate (S9.48) and the two beside it. */
export const READING_RATES = { slow: 0.7, normal: 0.9, fast: 1.1 } as const satisfies Record<
  (typeof COMFORT_CHOICES)['readingSpeed'][number],
  number
>;
