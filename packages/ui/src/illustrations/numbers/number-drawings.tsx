import type { NumberKind } from '@noodlenaut/domain';
import { DotArray } from '../dot-array.tsx';
import { FractionBar } from '../fraction-bar.tsx';
import { NumberLine } from '../number-line.tsx';
import type { Drawings } from '../parts/drawn.ts';
import { TenFrame } from '../ten-frame.tsx';
import { AreaGrid } from './area-grid.tsx';
import { BaseTenBlocks } from './base-ten-blocks.tsx';
import { CoinsPicture } from './coins-picture.tsx';
import { FractionCircle } from './fraction-circle.tsx';
import { HundredChart } from './hundred-chart.tsx';
import { ObjectSet } from './object-set.tsx';
import { PatternStrip } from './pattern-strip.tsx';
import { PlaceValueChart } from './place-value-chart.tsx';

export const NUMBER_DRAWINGS: Drawings<NumberKind> = {
  'object-set': ObjectSet,
  'pattern-strip': PatternStrip,
  'ten-frame': ({ picture }) => <TenFrame {...picture} />,
  'number-line': ({ picture }) => <NumberLine {...picture} />,
  'fraction-bar': ({ picture }) => <FractionBar {...picture} />,
  'fraction-circle': FractionCircle,
  array: ({ picture }) => <DotArray {...picture} />,
  'area-grid': AreaGrid,
  'base-ten-blocks': BaseTenBlocks,
  'place-value-chart': PlaceValueChart,
  'hundred-chart': HundredChart,
  coins: CoinsPicture,
};
