import type { ShapeName } from '@noodlenaut/domain';
import { useId } from 'react';
import { cornersOf, turned } from './geometry/corners.ts';
import { After, Count, Note } from './parts/after.tsx';
import type { IllustrationOf } from '@noodlenaut/domain';
import { PLAIN_SHAPES } from './parts/plain-shape.ts';
import { Picture } from './picture.tsx';
import styles from './illustration.module.css';

type Cut = NonNullable<IllustrationOf<'shape'>['cut']>;

const CUTS = {
  none: '',
  vertical: 'M0-58V58',
  horizontal: 'M-58 0H58',
  diagonal: 'M-52-52L52 52',
  cross: 'M0-58V58M-58 0H58',
} satisfies Record<Cut, string>;

type Pieces = readonly (readonly [number, number])[];

/** The middle of each piece, and each second piece as an outline that the shape bounds. */
const PIECES = {
  vertical: [
    [-20, 0],
    [20, 0],
  ],
  horizontal: [
    [0, -16],
    [0, 16],
  ],
  diagonal: [
    [16, -16],
    [-16, 16],
  ],
  cross: [
    [-18, -16],
    [18, -16],
    [18, 16],
    [-18, 16],
  ],
} satisfies Record<Exclude<Cut, 'none'>, Pieces>;
const SECOND = {
  vertical: 'M0-60H60V60H0z',
  horizontal: 'M-60 0H60V60H-60z',
  diagonal: 'M-60-60L60 60H-60z',
  cross: 'M0-60H60V0H0zM-60 0H0V60H-60z',
} satisfies Record<Exclude<Cut, 'none'>, string>;

/** The shape comes apart: each second piece in another colour. */
function CutPieces({ shape, cut }: { shape: ShapeName; cut: Exclude<Cut, 'none'> }) {
  const id = useId();
  return (
    <After>
      <clipPath id={id}>
        <path d={PLAIN_SHAPES[shape]} />
      </clipPath>
      <path d={SECOND[cut]} fill="#ff9a3d" clipPath={`url(#${id})`} />
      <path d={PLAIN_SHAPES[shape]} fill="none" stroke="#8a6200" strokeWidth="3" />
      <path d={CUTS[cut]} className={styles.cut} strokeWidth="3.5" clipPath={`url(#${id})`} />
    </After>
  );
}

type Props = Omit<IllustrationOf<'shape'>, 'kind'>;

/** One plane shape, turned and cut where that is asked for. */
export function Shape({ shape, turn = 0, cut = 'none', alt }: Props) {
  return (
    <Picture alt={alt} width={300} height={260}>
      <g transform={`translate(150 130) rotate(${turn}) scale(2.2)`}>
        <path d={PLAIN_SHAPES[shape]} className={styles.full} strokeWidth="3" />
        {cut !== 'none' && (
          <path
            d={CUTS[cut]}
            className={styles.cut}
            strokeWidth="2.6"
            strokeDasharray="6 5"
            strokeLinecap="butt"
          />
        )}
        {cut !== 'none' && <CutPieces shape={shape} cut={cut} />}
      </g>
      {cut === 'none'
        ? cornersOf(shape).map((corner, index) => {
            const [x, y] = turned(corner, turn);
            return (
              <Count
                key={index}
                n={index + 1}
                x={150 + x * 2.2}
                y={Math.min(245, Math.max(15, 130 + y * 2.2))}
                r={14}
              />
            );
          })
        : PIECES[cut].map((piece, index) => {
            const [x, y] = turned(piece, turn);
            return <Count key={index} n={index + 1} x={150 + x * 2.2} y={130 + y * 2.2} r={17} />;
          })}
      {cut === 'none' && cornersOf(shape).length === 0 && (
        <Note text={shape === 'heart' ? 'a heart' : 'no corners'} x={150} y={130} />
      )}
    </Picture>
  );
}
