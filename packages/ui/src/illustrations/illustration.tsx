import type { Illustration as IllustrationData } from '@noodlenaut/domain';
import { BarChart } from './bar-chart.tsx';
import { Clock } from './clock.tsx';
import { DotArray } from './dot-array.tsx';
import { FractionBar } from './fraction-bar.tsx';
import { NumberLine } from './number-line.tsx';
import { Sequence } from './sequence.tsx';
import { Shape } from './shape.tsx';
import { TenFrame } from './ten-frame.tsx';
import { WordTiles } from './word-tiles.tsx';

/** The picture of an activity, drawn from its parameters. Load it lazily: most screens show none. */
export default function Illustration(picture: IllustrationData) {
  switch (picture.kind) {
    case 'fraction-bar':
      return <FractionBar {...picture} />;
    case 'ten-frame':
      return <TenFrame {...picture} />;
    case 'number-line':
      return <NumberLine {...picture} />;
    case 'array':
      return <DotArray {...picture} />;
    case 'clock':
      return <Clock {...picture} />;
    case 'bar-chart':
      return <BarChart {...picture} />;
    case 'shape':
      return <Shape {...picture} />;
    case 'word-tiles':
      return <WordTiles {...picture} />;
    case 'sequence':
      return <Sequence {...picture} />;
  }
}
