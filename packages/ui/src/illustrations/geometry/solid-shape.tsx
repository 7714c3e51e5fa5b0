import { FACES } from './geometry-says.ts';
import { Note } from '../parts/after.tsx';
import type { Solid } from '@noodlenaut/domain';
import type { ReactElement } from 'react';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { boxFaces } from './oblique.ts';

const [LIGHT, MIDDLE, DARK, EDGE] = ['#fff1ca', '#ffd564', '#e9b12e', '#8a6200'];
const HIDDEN = { fill: 'none', strokeDasharray: '7 8', strokeWidth: 3 } as const;

function Box({ width, height, depth }: { width: number; height: number; depth: number }) {
  const { front, top, side } = boxFaces([-width / 2, 0, 0], width, height, depth);
  return (
    <g transform={`translate(${-depth * 0.25} ${height / 2 + depth * 0.17})`}>
      <path d={side} fill={DARK} />
      <path d={top} fill={LIGHT} />
      <path d={front} fill={MIDDLE} />
    </g>
  );
}

const SOLIDS = {
  cube: <Box width={140} height={140} depth={140} />,
  box: <Box width={210} height={110} depth={120} />,
  sphere: (
    <>
      <circle r="104" fill={MIDDLE} />
      <path d="M-104 0c0 34 208 34 208 0" fill="none" strokeWidth="3" />
      <path d="M-104 0c0-34 208-34 208 0" {...HIDDEN} />
      <ellipse cx="-38" cy="-50" rx="26" ry="16" fill={LIGHT} stroke="none" transform="rotate(-35 -38 -50)" />
    </>
  ),
  cylinder: (
    <>
      <path d="M-78-78V80c0 36 156 36 156 0V-78z" fill={MIDDLE} />
      <path d="M-78 80c0-36 156-36 156 0" {...HIDDEN} />
      <ellipse cy="-78" rx="78" ry="27" fill={LIGHT} />
    </>
  ),
  cone: (
    <>
      <path d="M0-112L92 76c0 38-184 38-184 0z" fill={MIDDLE} />
      <path d="M-92 76c0-34 184-34 184 0" {...HIDDEN} />
    </>
  ),
  pyramid: (
    <>
      <path d="M0-110L-104 74L46 104z" fill={MIDDLE} />
      <path d="M0-110L46 104L108 48z" fill={DARK} />
      <path d="M-104 74L-38 34L108 48M-38 34L0-110" {...HIDDEN} />
    </>
  ),
  prism: (
    <>
      <path d="M-118 84L-50-62L24 84z" fill={MIDDLE} />
      <path d="M-50-62L46-102L120 44L24 84z" fill={DARK} />
      <path d="M-118 84L-22 44L46-102M-22 44H120" {...HIDDEN} />
    </>
  ),
} satisfies Record<Solid, ReactElement>;

/** One solid; what lies behind is dashed. */
export function SolidShape({ picture: { solid, alt } }: Drawn<'solid-shape'>) {
  return (
    <Board alt={alt} width={320} height={280}>
      <g transform="translate(160 140)" stroke={EDGE} strokeWidth="4">
        {SOLIDS[solid]}
      </g>
      <Note text={FACES[solid]} x={160} y={260} />
    </Board>
  );
}
