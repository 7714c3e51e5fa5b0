/** The paper: coordinates of the wire go from 0 to 10000 in both directions, the picture is 16:10 (P5.25). */
export const BOARD_WIDTH = 1600;
export const BOARD_HEIGHT = 1000;
export const toPaper = (x: number, y: number): readonly [number, number] => [x * 0.16, y * 0.1];

export const TOOLS = ['pen', 'marker', 'line', 'box', 'oval', 'stamp', 'label', 'rubber'] as const;
export type ToolName = (typeof TOOLS)[number];
export const TOOL_WORDS: Readonly<Record<ToolName, string>> = {
  pen: 'Pen',
  marker: 'Marker',
  line: 'Line',
  box: 'Box',
  oval: 'Oval',
  stamp: 'Stamp',
  label: 'Text',
  rubber: 'Eraser',
};

/** The paper stays light in both themes: every ink is at least 3:1 on white. */
export const INKS = [
  { name: 'Dark blue', colour: '#1b2450' },
  { name: 'Blue', colour: '#0057e5' },
  { name: 'Teal', colour: '#0a766d' },
  { name: 'Green', colour: '#2b8a3e' },
  { name: 'Orange', colour: '#cf5b00' },
  { name: 'Red', colour: '#d0021b' },
  { name: 'Pink', colour: '#d6336c' },
  { name: 'Purple', colour: '#7048e8' },
  { name: 'Brown', colour: '#7a4a1f' },
  { name: 'Grey', colour: '#5c6370' },
] as const;
export const inkOf = (ink: number): string => INKS[ink]?.colour ?? INKS[0].colour;

export const SIZES = [
  { name: 'Thin', line: 5, stamp: 60, letters: 40 },
  { name: 'Medium', line: 10, stamp: 100, letters: 60 },
  { name: 'Thick', line: 18, stamp: 160, letters: 84 },
  { name: 'Very thick', line: 32, stamp: 240, letters: 116 },
] as const;
export const sizeOf = (size: number): (typeof SIZES)[number] => SIZES[size] ?? SIZES[1];
/** A marker is this much wider than a pen. */
export const MARKER_WIDTH = 3;

export interface Tool {
  readonly name: ToolName;
  readonly ink: number;
  readonly size: number;
  readonly stamp: number;
  /** What the next label says. */
  readonly text: string;
}
export const FIRST_TOOL: Tool = { name: 'pen', ink: 0, size: 1, stamp: 0, text: '' };
