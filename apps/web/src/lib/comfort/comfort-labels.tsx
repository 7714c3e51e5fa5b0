/** The words of the comfort panel: short, for a child who reads, and all of them read aloud for one who does not. */
export const COMFORT_LABELS = {
  theme: {
    label: 'Colors',
    texts: [
      { value: 'light', text: 'Light', icon: 'sun' },
      { value: 'dark', text: 'Dark', icon: 'moon' },
      { value: 'system', text: 'System', icon: 'monitor' },
    ],
  },
  textSize: {
    label: 'Letter size',
    texts: [
      { value: 'normal', text: 'Normal', sample: <span style={{ fontSize: '1rem' }}>Aa</span> },
      { value: 'large', text: 'Large', sample: <span style={{ fontSize: '1.375rem' }}>Aa</span> },
      { value: 'largest', text: 'Largest', sample: <span style={{ fontSize: '1.75rem' }}>Aa</span> },
    ],
  },
  letterShape: {
    label: 'Letter shape',
    texts: [
      { value: 'by-grade', text: 'For my grade' },
      {
        value: 'lexend',
        text: 'Lexend',
        sample: <span style={{ fontFamily: 'var(--font-lexend)' }}>Lexend</span>,
      },
      { value: 'andika', text: 'Andika', sample: <span style={{ fontFamily: 'Andika' }}>Andika</span> },
    ],
  },
  contrast: {
    label: 'Contrast',
    texts: [
      { value: 'system', text: 'Normal' },
      { value: 'high', text: 'Strong' },
    ],
  },
  readingSpeed: {
    label: 'Reading speed',
    texts: [
      { value: 'slow', text: 'Slow' },
      { value: 'normal', text: 'Normal' },
      { value: 'fast', text: 'Fast' },
    ],
  },
} as const;

export const COMFORT_SPOKEN: readonly string[] = [
  'Comfort. Here you choose how the pages look and sound.',
  ...Object.values(COMFORT_LABELS).map(
    ({ label, texts }) => `${label}: ${texts.map(({ text }) => text).join(', ')}.`,
  ),
  'Sound, read to me, picture mode, calm motion, more time in games and more space can be on or off.',
  'Press Done when you are ready.',
];
