/** Signs that move the cursor, colour or turn the text of a terminal. */
const STEERING = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/**
 * A text that somebody else wrote, for the terminal of staff: it cannot steer the terminal, and each line has a bar before it, so that none
 * looks like a line of the command.
 */
export const quoted = (text: string): string =>
  text
    .replaceAll(STEERING, '\uFFFD')
    .split('\n')
    .map((line) => `  | ${line}`)
    .join('\n');
