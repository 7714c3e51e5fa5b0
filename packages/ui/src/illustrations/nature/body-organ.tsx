import type { BodyPart } from '@noodlenaut/domain';
import type { ReactElement } from 'react';
import { PAINTS } from '../parts/paints.ts';

type Point = readonly [number, number];
export interface Organ {
  readonly at: Point;
  readonly from: Point;
  readonly ring: number;
  readonly drawing: ReactElement | null;
}

const BONE = { stroke: '#fffcf6', strokeWidth: 7 } as const;
const RIM = { stroke: '#6b7280', strokeWidth: 11 } as const;
const BONES =
  'M150 116V214M124 132H176M128 148H172M130 164H170M134 214H166M112 138L84 214M188 138L216 214M138 220L130 306M162 220L170 306';
const MUSCLES =
  'M106 146q-22 14-22 44q20-8 28-38zM194 146q22 14 22 44q-20-8-28-38zM128 228q-12 28-2 58q14-20 14-54zM172 228q12 28 2 58q-14-20-14-54z';

/** Each part at its place, and where the arrow comes from. */
export const ORGANS: Readonly<Record<BodyPart, Organ>> = {
  brain: {
    at: [150, 40],
    from: [236, 26],
    ring: 24,
    drawing: (
      <path
        d="M124 48q-4-18 14-20q12-10 24 0q18 2 14 20q-4 8-14 4q-12 6-24 0q-10 4-14-4zM150 26v24M136 36q6 6 12 2M164 36q-6 6-12 2"
        fill={PAINTS.pink.fill}
        stroke={PAINTS.pink.edge}
        strokeWidth="3"
      />
    ),
  },
  heart: {
    at: [158, 150],
    from: [262, 118],
    ring: 22,
    drawing: (
      <path
        d="M158 170C140 158 138 140 148 136Q156 134 158 142Q162 134 170 137C180 142 176 160 158 170z"
        fill={PAINTS.red.fill}
        stroke={PAINTS.red.edge}
        strokeWidth="3.5"
      />
    ),
  },
  lungs: {
    at: [126, 156],
    from: [40, 112],
    ring: 22,
    drawing: (
      <path
        d="M150 118v24M144 136q-22 2-28 44q16 8 28-4zM156 136q22 2 28 44q-16 8-28-4z"
        fill="#ffb3c7"
        stroke={PAINTS.pink.edge}
        strokeWidth="3.5"
      />
    ),
  },
  stomach: {
    at: [154, 196],
    from: [262, 172],
    ring: 22,
    drawing: (
      <path
        d="M148 172q2 10-2 18q-8 18 8 22q22 2 22-22q-2-14-16-8q-4-4-4-12z"
        fill={PAINTS.orange.fill}
        stroke={PAINTS.orange.edge}
        strokeWidth="3.5"
      />
    ),
  },
  bones: {
    at: [150, 178],
    from: [268, 128],
    ring: 18,
    drawing: (
      <>
        <path d={BONES} {...RIM} fill="none" />
        <path d={BONES} {...BONE} fill="none" />
      </>
    ),
  },
  muscles: {
    at: [94, 168],
    from: [28, 120],
    ring: 22,
    drawing: <path d={MUSCLES} fill="#f0705f" stroke={PAINTS.red.edge} strokeWidth="3" />,
  },
  eyes: { at: [164, 62], from: [252, 46], ring: 12, drawing: null },
  ears: { at: [190, 66], from: [262, 84], ring: 15, drawing: null },
  nose: { at: [150, 74], from: [60, 44], ring: 12, drawing: null },
  tongue: {
    at: [150, 96],
    from: [252, 112],
    ring: 13,
    drawing: (
      <path
        d="M142 91q8 4 16 0v8q-8 12-16 0z"
        fill={PAINTS.pink.fill}
        stroke={PAINTS.pink.edge}
        strokeWidth="2.5"
      />
    ),
  },
  skin: {
    at: [215, 190],
    from: [276, 132],
    ring: 18,
    drawing: (
      <g fill={PAINTS.brown.edge}>
        {[
          [208, 180],
          [216, 184],
          [212, 193],
          [220, 197],
          [216, 205],
        ].map(([x, y]) => (
          <circle key={`${x}.${y}`} cx={x} cy={y} r="2" />
        ))}
      </g>
    ),
  },
  hand: {
    at: [236, 232],
    from: [288, 172],
    ring: 19,
    drawing: null,
  },
};
