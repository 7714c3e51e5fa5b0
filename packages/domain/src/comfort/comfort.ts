/** Settings for how pages look and sound. The first value of each list is the default. */
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
  sound: ['off', 'on'],
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

/** The values that were chosen. A setting without a value keeps its default. */
export type Comfort = { readonly [Name in ComfortName]?: (typeof COMFORT_CHOICES)[Name][number] };

/** The default of a setting. */
export const comfortDefault = <Name extends ComfortName>(name: Name): (typeof COMFORT_CHOICES)[Name][0] =>
  COMFORT_CHOICES[name][0];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads stored settings, of an account or of a device. Settings and values that this version does not know are left out. */
export function readComfort(kept: unknown): Comfort {
  if (!isRecord(kept)) return {};
  const known = COMFORT_NAMES.filter((name) => COMFORT_CHOICES[name].some((choice) => choice === kept[name]));
  return Object.fromEntries(known.map((name) => [name, kept[name]]));
}

/** Rates of speech: the normal one (S9.48), a slower and a faster one. */
export const READING_RATES = { slow: 0.7, normal: 0.9, fast: 1.1 } as const satisfies Record<
  (typeof COMFORT_CHOICES)['readingSpeed'][number],
  number
>;
