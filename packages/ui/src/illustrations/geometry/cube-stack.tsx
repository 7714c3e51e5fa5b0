import { Note } from '../parts/after.tsx';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { boxFaces, projected } from './oblique.ts';

const PAD = 22;

/** A block of unit cubes. Drawn from behind to the front, so that the near ones cover the far ones. */
export function CubeStack({ picture: { length, width, height, alt } }: Drawn<'cube-stack'>) {
  const [wide, high] = projected([length, height, width]);
  const unit = Math.min(62, 380 / wide, 260 / -high);
  const cubes = Array.from({ length: length * width * height }, (_, index) => ({
    x: index % length,
    y: Math.floor(index / length) % height,
    z: width - 1 - Math.floor(index / (length * height)),
  })).filter(({ x, y, z }) => z === 0 || x === length - 1 || y === height - 1);
  return (
    <Board alt={alt} width={Math.max(240, wide * unit + 2 * PAD)} height={-high * unit + 2 * PAD}>
      <g
        transform={`translate(${Math.max(PAD, (240 - wide * unit) / 2)} ${PAD - high * unit})`}
        stroke="#0042b6"
        strokeWidth="2.5"
      >
        {cubes.map(({ x, y, z }) => {
          const faces = boxFaces([x * unit, y * unit, z * unit], unit, unit, unit);
          return (
            <g key={`${x}.${y}.${z}`}>
              <path d={faces.side} fill="#5f97ea" />
              <path d={faces.top} fill="#dcebff" />
              <path d={faces.front} fill="#9cc5ff" />
            </g>
          );
        })}
      </g>
      <Note
        text={`${length} × ${width} × ${height} = ${length * width * height}`}
        x={Math.max(240, wide * unit + 2 * PAD) / 2}
        y={-high * unit + 2 * PAD - 18}
        width={230}
      />
    </Board>
  );
}
