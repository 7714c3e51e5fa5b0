import { BLOCK_ROLES, NAMED_KEYS } from '@noodlenaut/domain';
import { z } from 'zod';
import { list, picture, whole } from './picture.ts';
import { safeText } from '../text.ts';

const key = z.union([z.string().regex(/^[A-Za-z0-9.,;:!?'@#+=/-]$/, 'Invalid input'), z.enum(NAMED_KEYS)]);

export const computerPictures = [
  picture('binary-lamps', {
    bits: list(z.union([z.literal(0), z.literal(1)]), 1, 8),
    values: z.literal(true).optional(),
  }),
  picture('pixel-grid', {
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
