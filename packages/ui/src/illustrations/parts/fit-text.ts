const NARROW = /[iljtfrI.,:;'!|()[\] -]/;
const BROAD = /[mwMW%@—]/;
const HIGH = /[A-Z0-9]/;
export const LINE = 1.12;

/** How wide a text is at size 1, near enough for the heading font and never less than it is. */
export const textWidth = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) =>
      sum + (NARROW.test(letter) ? 0.36 : BROAD.test(letter) ? 0.88 : HIGH.test(letter) ? 0.64 : 0.56),
    0,
  );

const wrapped = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || textWidth(joined) > width) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines;
};

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The largest size, at most `most`, at which the text stands in the box, wrapped at spaces. */
export function fitText(text: string, width: number, height: number, most: number, least = 10): FittedText {
  for (let size = most; size >= least; size -= 1) {
    const lines = wrapped(text, width / size);
    const fits = lines.every((line) => textWidth(line) * size <= width);
    if (fits && lines.length * size * LINE <= Math.max(height, size)) return { size, lines };
  }
  return { size: least, lines: wrapped(text, width / least) };
}
