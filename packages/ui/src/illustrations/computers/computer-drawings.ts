import type { ComputerKind } from '@noodlenaut/domain';
import type { Drawings } from '../parts/drawn.ts';
import { BinaryLamps } from './binary-lamps.tsx';
import { KeyboardPicture } from './keyboard-picture.tsx';
import { PixelGrid } from './pixel-grid.tsx';
import { ProgramBlocks } from './program-blocks.tsx';

export const COMPUTER_DRAWINGS: Drawings<ComputerKind> = {
  'binary-lamps': BinaryLamps,
  'pixel-grid': PixelGrid,
  keyboard: KeyboardPicture,
  'program-blocks': ProgramBlocks,
};
