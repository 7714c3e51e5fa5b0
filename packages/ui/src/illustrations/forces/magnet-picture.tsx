import { effectOf } from './force-words.ts';
import { Note } from '../parts/after.tsx';
import { Arrow } from '../parts/arrow.tsx';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';
import { Tile } from '../parts/tile.tsx';
import { Words } from '../parts/words.tsx';

const WIDE = 164;
const HIGH = 68;
const POLES = { N: '#ff8a80', S: '#9cc5ff' } as const;

function Bar({ x, y, poles }: { x: number; y: number; poles: 'N-S' | 'S-N' }) {
  const [first, second] = poles === 'N-S' ? (['N', 'S'] as const) : (['S', 'N'] as const);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M${WIDE / 2} 0H12Q0 0 0 12V${HIGH - 12}q0 12 12 12H${WIDE / 2}z`} fill={POLES[first]} />
      <path
        d={`M${WIDE / 2} 0H${WIDE - 12}q12 0 12 12V${HIGH - 12}q0 12-12 12H${WIDE / 2}z`}
        fill={POLES[second]}
      />
      <path d={`M${WIDE / 2} 0V${HIGH}`} stroke={INK} strokeWidth="3" />
      <rect width={WIDE} height={HIGH} rx="12" fill="none" stroke={INK} strokeWidth="4" />
      <Words text={first} x={WIDE / 4} y={HIGH / 2} width={60} height={60} size={38} />
      <Words text={second} x={(WIDE * 3) / 4} y={HIGH / 2} width={60} height={60} size={38} />
    </g>
  );
}

/** A magnet, what is beside it, and the force between them where it is shown. */
export function MagnetPicture({ picture }: Drawn<'magnet'>) {
  const { left, right, force, alt } = picture;
  const y = 84;
  const x = right === undefined ? (BOARD - WIDE) / 2 : 26;
  const other = BOARD - 26 - WIDE;
  const middle = y - 32;
  return (
    <Board alt={alt} height={200}>
      <Bar x={x} y={y} poles={left} />
      {(right === 'N-S' || right === 'S-N') && <Bar x={other} y={y} poles={right} />}
      {right !== undefined && right !== 'N-S' && right !== 'S-N' && (
        <>
          <Tile
            x={other + 18}
            y={y - 16}
            width={WIDE - 36}
            height={HIGH + 32}
            fill={right === 'iron' ? PAINTS.grey.fill : right === 'wood' ? '#dcb27c' : '#fff'}
            edge={right === 'wood' ? PAINTS.brown.edge : INK}
          />
          <Words
            text={right}
            x={other + WIDE / 2}
            y={y + HIGH / 2}
            width={WIDE - 52}
            height={HIGH}
            size={28}
          />
        </>
      )}
      {right !== undefined && (force === 'pull' || force === 'push') && (
        <>
          <Arrow
            from={force === 'pull' ? [x + WIDE - 60, middle] : [x + WIDE + 8, middle]}
            to={force === 'pull' ? [x + WIDE + 20, middle] : [x + WIDE - 74, middle]}
            width={7}
            color={PAINTS.orange.edge}
          />
          <Arrow
            from={force === 'pull' ? [other + 60, middle] : [other - 8, middle]}
            to={force === 'pull' ? [other - 20, middle] : [other + 74, middle]}
            width={7}
            color={PAINTS.orange.edge}
          />
        </>
      )}
      <Note text={effectOf(picture)} x={BOARD / 2} y={22} />
    </Board>
  );
}
