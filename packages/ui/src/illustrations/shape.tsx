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
      </g>
    </Picture>
  );
}
