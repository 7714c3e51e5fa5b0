import type { ComputerKind } from '@noodlenaut/domain';
import { listed, many, type Says } from '../parts/says.ts';

export const COMPUTER_SAYS: Says<ComputerKind> = {
  'binary-lamps': ({ bits }) =>
    `The lamps that are on make ${bits.reduce<number>((sum, bit) => sum * 2 + bit, 0)}.`,
  'pixel-grid': ({ rows }) =>
    `Filled dots row by row: ${listed(rows.map((row) => String(row.replaceAll('.', '').length)))}.`,
  keyboard: ({ marked }) => `Marked: ${listed(marked.map((sign) => sign.replaceAll('-', ' ')))}.`,
  'program-blocks': ({ blocks }) => `The program has ${many(blocks.length, 'block')}, numbered.`,
};
