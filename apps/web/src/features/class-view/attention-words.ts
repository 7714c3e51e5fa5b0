/** How a line of 'needs attention' looks: a word, its sign and its colour. */
export const ATTENTION_LOOKS = {
  stuck: { word: 'Stuck', band: { tone: 'red', sign: 'seedling' } },
  stopped: { word: 'Stopped', band: { tone: 'none', sign: 'dots' } },
  rushing: { word: 'Rushing', band: { tone: 'yellow', sign: 'running' } },
  flying: { word: 'Flying', band: { tone: 'green', sign: 'trend-up' } },
} as const;
