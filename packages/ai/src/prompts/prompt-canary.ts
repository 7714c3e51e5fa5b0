/** Stands in every system prompt. An answer that holds it repeats the prompt, and no child sees it (security 6.2, stage S6). */
export const PROMPT_CANARY = 'nn-canary-7q4k-plum-otter';
