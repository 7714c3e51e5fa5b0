import { z } from 'zod';
import { list, picture, whole, type KindOf } from './picture.ts';
import { safeText } from '../text/safe-text.ts';

const BLOCK_ROLES = ['event', 'move', 'repeat', 'if', 'say', 'set'] as const;
export type BlockRole = (typeof BLOCK_ROLES)[number];
/** Keys with a name instead of a character. */
const NAMED_KEYS = [
  'space',
  'enter',
  'shift',
  'tab',
  'backspace',
  'escape',
  'caps-lock',
  'control',
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-down',
] as const;

const key = z.union([z.string().regex(/^[A-Za-z0-9.,;:!?'@#+=/-]$/, 'Invalid input'), z.enum(NAMED_KEYS)]);

/** How a machine keeps, shows and does things. */
export const computerPictures = [
  picture('binary-lamps', {
    bits: list(z.union([z.literal(0), z.literal(1)]), 1, 8),
    values: z.literal(true).optional(),
  }),
  picture('pixel-grid', {
    /** One character a dot: `#` black, `.` white, r g b y. */
    rows: list(z.string().regex(/^[#.rgby]{1,12}$/, 'Invalid input'), 1, 12),
  }).refine(({ rows }) => new Set(rows.map((row) => row.length)).size === 1, 'Rows differ in length'),
  picture('keyboard', { marked: list(key, 1, 8) }),
  picture('program-blocks', {
    blocks: list(
      z.strictObject({
        text: safeText(40, 1),
        as: z.enum(BLOCK_ROLES),
        indent: whole(0, 3).optional(),
      }),
      1,
      8,
    ),
  }),
] as const;
export type ComputerKind = KindOf<typeof computerPictures>;
