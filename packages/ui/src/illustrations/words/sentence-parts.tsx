import { Count } from '../parts/after.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { textWidth } from '../parts/fit-text.ts';
import { mixed } from '../parts/paints.ts';
import { Words } from '../parts/words.tsx';

const PAD = 16;
const GAP = 10;
const ROW = 54;
const ROLE = 34;
const SIZE = 27;

interface Placed {
  readonly x: number;
  readonly line: number;
  readonly width: number;
}

/** Parts stay in their order and go on in a new line where one is full. */
function placed(texts: readonly string[], width: number): Placed[] {
  let [x, line] = [0, 0];
  return texts.map((text) => {
    const wide = Math.min(width, Math.max(64, textWidth(text) * SIZE + 28));
    if (x > 0 && x + wide > width) [x, line] = [0, line + 1];
    const spot = { x, line, width: wide };
    x += wide + GAP;
    return spot;
  });
}

/** A sentence in its parts; what a part does stands below it, under a line of its own. */
export function SentenceParts({ picture: { parts, alt } }: Drawn<'sentence-parts'>) {
  const roles = parts.some(({ role }) => role !== undefined);
  const spots = placed(
    parts.map(({ text, role = '' }) => (role.length > text.length + 4 ? role : text)),
    BOARD - 2 * PAD,
  );
  const high = ROW + (roles ? ROLE : 0) + 12;
  const lines = Math.max(...spots.map(({ line }) => line)) + 1;
  return (
    <Board alt={alt} height={lines * high + 2 * PAD - 8}>
      {parts.map(({ text, role }, index) => {
        const spot = spots[index];
        if (!spot) return null;
        const own = spots.filter(({ line }) => line === spot.line);
        const used = Math.max(...own.map((part) => part.x + part.width));
        const x = (BOARD - used) / 2 + spot.x;
        const y = PAD + spot.line * high;
        const paint = mixed(index + 1);
        return (
          <g key={index}>
            <rect
              x={x}
              y={y}
              width={spot.width}
              height={ROW}
              rx="12"
              fill={paint.fill}
              stroke={paint.edge}
              strokeWidth="3"
            />
            <Words
              text={text}
              x={x + spot.width / 2}
              y={y + ROW / 2}
              width={spot.width - 16}
              height={ROW - 4}
              size={SIZE}
            />
            <Count n={index + 1} x={x + 6} y={y + 4} />
            {role !== undefined && (
              <>
                <path
                  d={`M${x + 6} ${y + ROW + 8}v5h${spot.width - 12}v-5`}
                  fill="none"
                  stroke={paint.edge}
                  strokeWidth="3"
                />
                <Words
                  text={role}
                  x={x + spot.width / 2}
                  y={y + ROW + 28}
                  width={spot.width}
                  height={26}
                  size={20}
                />
              </>
            )}
          </g>
        );
      })}
    </Board>
  );
}
