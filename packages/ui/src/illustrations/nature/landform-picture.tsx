import { Note } from '../parts/after.tsx';
import { useId } from 'react';
import { Board, BOARD } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { LANDFORM_DRAWINGS } from './landform-drawings.tsx';

const HIGH = 260;

function Framed({ landform }: Pick<Drawn<'landform'>['picture'], 'landform'>) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect x="2" y="2" width={BOARD - 4} height={HIGH - 4} rx="18" />
      </clipPath>
      <g clipPath={`url(#${id})`} strokeWidth="3.5">
        <rect width={BOARD} height={HIGH} fill="#cfeaff" />
        {LANDFORM_DRAWINGS[landform]}
      </g>
    </>
  );
}

/** One form of the land. */
export function LandformPicture({ picture: { landform, alt } }: Drawn<'landform'>) {
  return (
    <Board alt={alt} height={HIGH} bare>
      <Framed landform={landform} />
      <rect
        x="2"
        y="2"
        width={BOARD - 4}
        height={HIGH - 4}
        rx="18"
        fill="none"
        stroke="#1b2450"
        strokeWidth="3"
      />
      <Note text={landform} x={BOARD / 2} y={HIGH - 24} />
    </Board>
  );
}
