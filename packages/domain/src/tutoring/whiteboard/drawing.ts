/** The limits of a whiteboard. A busy hour of two people stays below a tenth of them. */
export const WHITEBOARD_LIMITS = {
  elements: 2000,
  /** Points of one stroke, and of one message about it: a socket frame has 16 KiB. */
  points: 1000,
  pointsAtOnce: 250,
  /** Places are whole numbers from 0 to this, in both directions. */
  coordinate: 10_000,
  labelCharacters: 80,
  /** Of the whole board as stored, in bytes of JSON. */
  bytes: 1_300_000,
} as const;
const INKS = 10;
const SIZES = 4;
const STAMPS = 24;

/** Drawn by hand: any number of points, and it may grow. */
const HAND_KINDS = ['pen', 'marker'] as const;
/** Drawn from one point to another. */
const SHAPE_KINDS = ['line', 'box', 'oval'] as const;
export const WHITEBOARD_KINDS = [...HAND_KINDS, ...SHAPE_KINDS, 'stamp', 'label'] as const;

interface Drawn {
  /** Made by the page: 8 to 36 of a-z, 0-9 and -. */
  readonly id: string;
  /** Number of the colour, 0 to 9. */
  readonly ink: number;
  /** 0 (thin) to 3 (thick). */
  readonly size: number;
  /** x, y, x, y and so on. */
  readonly points: readonly number[];
}

/** What a person draws (P5.25). */
export type WhiteboardDrawing =
  | (Drawn & { readonly kind: (typeof HAND_KINDS)[number] | (typeof SHAPE_KINDS)[number] })
  | (Drawn & { readonly kind: 'stamp'; readonly stamp: number })
  | (Drawn & { readonly kind: 'label'; readonly text: string });

/** A drawing on the board: who drew it, and the revision of the board that it made. */
export type WhiteboardElement = WhiteboardDrawing & { readonly by: string; readonly revision: number };

const isBelow = (value: number, end: number): boolean => Number.isInteger(value) && value >= 0 && value < end;

/** Whether a drawing can grow: by hand. */
export const isByHand = ({ kind }: WhiteboardDrawing): boolean => HAND_KINDS.some((one) => one === kind);

/** Whether these are whole points of the board, from one to `most`. */
export const arePoints = (points: readonly number[], most: number): boolean =>
  points.length >= 2 &&
  points.length % 2 === 0 &&
  points.length <= most * 2 &&
  points.every((one) => isBelow(one, WHITEBOARD_LIMITS.coordinate + 1));

/** Whether a new drawing keeps to the limits of one message (P5.25). */
export function isSoundDrawing(drawing: WhiteboardDrawing): boolean {
  const { id, ink, size, points } = drawing;
  if (!/^[\da-z-]{8,36}$/.test(id) || !isBelow(ink, INKS) || !isBelow(size, SIZES)) return false;
  if (!arePoints(points, WHITEBOARD_LIMITS.pointsAtOnce)) return false;
  if (drawing.kind === 'stamp') return points.length === 2 && isBelow(drawing.stamp, STAMPS);
  if (drawing.kind === 'label') return points.length === 2 && isLabel(drawing.text);
  return isByHand(drawing) || points.length === 4;
}

const isLabel = (text: string): boolean =>
  text.length <= WHITEBOARD_LIMITS.labelCharacters &&
  text.trim() !== '' &&
  text.isWellFormed() &&
  !/\p{Cc}/u.test(text);

/** The length of a value as JSON in UTF-8, in bytes. */
export function jsonBytes(value: WhiteboardElement | readonly number[]): number {
  let bytes = 0;
  for (const character of JSON.stringify(value)) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}
