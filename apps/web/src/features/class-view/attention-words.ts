/** How a line of 'needs attention' looks: a word, its sign and its colour. */
export const ATTENTION_LOOKS = {
  struggling: { word: 'Struggling', band: { tone: 'red', sign: 'target' } },
  stuck: { word: 'Stuck', band: { tone: 'red', sign: 'seedling' } },
  waiting: { word: 'Not started', band: { tone: 'none', sign: 'dots' } },
  stopped: { word: 'Stopped', band: { tone: 'none', sign: 'dots' } },
  rushing: { word: 'Rushing', band: { tone: 'yellow', sign: 'running' } },
  flying: { word: 'Flying', band: { tone: 'green', sign: 'trend-up' } },
} as const;

const NAMES = new Intl.ListFormat('en');
/** At most this many names are written out; the others are counted. */
const NAMED_MAX = 5;

/** 'Maya, Leo, and Ana', or 'Maya, Leo, Ana, Bo, Kim, and 26 more'. */
export const crowdOf = (names: readonly string[]): string =>
  NAMES.format(
    names.length <= NAMED_MAX + 1
      ? names
      : [...names.slice(0, NAMED_MAX), `${names.length - NAMED_MAX} more`],
  );
