import { Note } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';
import { BOX_SIDE, PARTICLE, particleSpots } from './particle-spots.ts';

const GAP = 16;
const LABEL = 44;

/** Particles of a solid, a liquid, a gas. A second kind is square, so that no colour is needed to tell. */
export function ParticleBox({ picture: { boxes, alt } }: Drawn<'particle-box'>) {
  const columns = boxes.length === 4 ? 2 : boxes.length;
  const rows = Math.ceil(boxes.length / columns);
  const labelled = boxes.some(({ label }) => label !== undefined);
  const step = BOX_SIDE + GAP + (labelled ? LABEL : 0);
  const width = Math.max(columns * (BOX_SIDE + GAP) + GAP, 240);
  return (
    <Board alt={alt} width={Math.min(width, BOARD)} height={rows * step + GAP}>
      {boxes.map(({ state, label, mix }, index) => {
        const x = width / 2 + ((index % columns) - columns / 2) * (BOX_SIDE + GAP) + GAP / 2;
        const y = GAP + Math.floor(index / columns) * step;
        const other = mix === undefined ? undefined : PAINTS[mix];
        return (
          <g key={index} transform={`translate(${x} ${y})`}>
            <rect width={BOX_SIDE} height={BOX_SIDE} rx="10" fill="#f3f7ff" stroke={INK} strokeWidth="4" />
            {particleSpots(state).map(([cx, cy], particle) =>
              other && particle % 3 === 1 ? (
                <rect
                  key={particle}
                  x={cx - PARTICLE + 2}
                  y={cy - PARTICLE + 2}
                  width={PARTICLE * 2 - 4}
                  height={PARTICLE * 2 - 4}
                  rx="2"
                  fill={other.fill}
                  stroke={other.edge}
                  strokeWidth="2"
                />
              ) : (
                <circle
                  key={particle}
                  cx={cx}
                  cy={cy}
                  r={PARTICLE - 1}
                  fill="#7fb4ff"
                  stroke={PAINTS.blue.edge}
                  strokeWidth="2"
                />
              ),
            )}
            <Note text={state} x={BOX_SIDE / 2} y={18} order={index} />
            {label !== undefined && (
              <Words
                text={label}
                x={BOX_SIDE / 2}
                y={BOX_SIDE + LABEL / 2 + 3}
                width={BOX_SIDE + 8}
                height={LABEL - 4}
                size={22}
              />
            )}
          </g>
        );
      })}
    </Board>
  );
}
