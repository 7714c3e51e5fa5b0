import { Note } from '../parts/after.tsx';
import type { Hazard } from '@noodlenaut/domain';
import type { ReactElement } from 'react';
import { Board } from '../parts/board.tsx';
import type { Drawn } from '../parts/drawn.ts';
import { INK, PAINTS } from '../parts/paints.ts';

const FLAME =
  'M4-62C10-38 40-30 40 8A40 40 0 0 1-40 8C-40-12-28-22-22-36C-16-24-10-20-6-20C-12-36-6-52 4-62z';

const MARKS = {
  flammable: (
    <>
      <path d={FLAME} />
      <path
        d="M0 40c-16 0-20-14-14-26c4 6 8 6 8 0c0-8 4-12 8-16c2 10 14 14 14 26c0 10-6 16-16 16z"
        fill="#fff"
      />
      <path d="M-46 58h92" stroke={INK} strokeWidth="9" />
    </>
  ),
  toxic: (
    <>
      <path d="M-50 24L50 62M50 24L-50 62" stroke={INK} strokeWidth="13" />
      <path d="M0-60a40 38 0 0 0-30 63v17h60V3A40 38 0 0 0 0-60z" />
      <circle cx="-15" cy="-19" r="11" fill="#fff" />
      <circle cx="15" cy="-19" r="11" fill="#fff" />
      <path d="M0-6l6 12h-12zM-10 12v8M0 12v8M10 12v8" fill="#fff" stroke="#fff" strokeWidth="3" />
    </>
  ),
  corrosive: (
    <>
      <g transform="rotate(24 -36 -40)">
        <rect x="-58" y="-52" width="44" height="16" rx="5" />
      </g>
      <g transform="rotate(-24 36 -40)">
        <rect x="14" y="-52" width="44" height="16" rx="5" />
      </g>
      <path d="M-20-24q-9 15 0 19q9-4 0-19zM-26 2q-8 13 0 17q8-4 0-17zM20-24q9 15 0 19q-9-4 0-19zM26 2q8 13 0 17q-8-4 0-17z" />
      <path d="M-64 28h22q4 14 16 14q11 0 15-14h7v26h-60z" />
      <path d="M4 54c0-20 10-20 14-26q6 10 12 4q6-14 14 0c10 0 20 8 20 22z" />
    </>
  ),
  irritant: (
    <>
      <path d="M-9-60h18l-4 74h-10z" strokeWidth="8" stroke={INK} />
      <circle cy="44" r="13" />
    </>
  ),
  electric: <path d="M14-66L-34 12h26L-16 66L36-14H8z" />,
  hot: (
    <>
      <path d="M-56 40h112v14H-56z" />
      <path
        d="M-34 22c-14-18 14-32 0-50c-6-10-2-18 4-24M0 22c-14-18 14-32 0-50c-6-10-2-18 4-24M34 22c-14-18 14-32 0-50c-6-10-2-18 4-24"
        fill="none"
        stroke={INK}
        strokeWidth="9"
      />
    </>
  ),
  explosive: (
    <path d="M0-64l12 30l28-22l-8 32l34-4l-26 24l26 22l-34-2l8 32l-28-20l-12 30l-12-30l-28 20l8-32l-34 2l26-22l-26-24l34 4l-8-32l28 22z" />
  ),
} satisfies Record<Hazard, ReactElement>;

/** Things that burn or poison stand in the red diamond of chemistry; heat and current in the yellow triangle. */
export function HazardSign({ picture: { sign, alt } }: Drawn<'hazard-sign'>) {
  const triangle = sign === 'electric' || sign === 'hot';
  return (
    <Board alt={alt} width={300} height={280} bare>
      {triangle ? (
        <path d="M150 18L282 250H18z" fill={PAINTS.yellow.fill} stroke={INK} strokeWidth="12" />
      ) : (
        <path d="M150 10L280 140L150 270L20 140z" fill="#fff" stroke="#d11f2d" strokeWidth="13" />
      )}
      <g transform={triangle ? 'translate(150 172) scale(1)' : 'translate(150 140) scale(1.02)'} fill={INK}>
        {MARKS[sign]}
      </g>
      <Note text={sign} x={150} y={262} />
    </Board>
  );
}
