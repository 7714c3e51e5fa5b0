import { Suspense } from 'react';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { MAP_FACES } from './map-faces.tsx';
import { MAP_FRAMES } from './map-file.ts';

const INSET = 3;

/** A map of the world or a part of it. The sea and the frame stand at once, the land when its file is there. */
export function WorldMap({ picture }: Drawn<'world-map'>) {
  const [width, height] = MAP_FRAMES[picture.view];
  const Face = MAP_FACES[picture.view];
  return (
    <Board alt={picture.alt} width={width} height={height} bare>
      <rect x="1" y="1" width={width - 2} height={height - 2} rx="14" fill="#bfe0f7" />
      <svg
        x={INSET}
        y={INSET}
        width={width - 2 * INSET}
        height={height - 2 * INSET}
        viewBox={`${INSET} ${INSET} ${width - 2 * INSET} ${height - 2 * INSET}`}
      >
        <Suspense fallback={null}>
          <Face picture={picture} width={width} height={height} />
        </Suspense>
      </svg>
      <rect
        x="2"
        y="2"
        width={width - 4}
        height={height - 4}
        rx="14"
        fill="none"
        stroke="#1a6ca8"
        strokeWidth="4"
      />
    </Board>
  );
}
