import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { Pointer } from '../parts/pointer.tsx';
import { BodyFigure } from './body-figure.tsx';
import { ORGANS } from './body-organ.tsx';

const LENGTH = 344;

/** A child's figure with one part drawn at its place and pointed at. The part is not named. */
export function BodyParts({ picture: { marked, alt } }: Drawn<'body-parts'>) {
  const { at, from, ring, drawing } = ORGANS[marked];
  return (
    <Board alt={alt} width={300} height={LENGTH}>
      <BodyFigure />
      {drawing}
      <Pointer at={at} from={from} ring={ring} />
    </Board>
  );
}
