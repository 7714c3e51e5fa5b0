import { arrowHead } from './parts/arrow-head.ts';
import styles from './illustration.module.css';

type Props = { from: number; to: number; y: number; text: string | undefined };

/** One jump along a number line: an arch whose tip stands on the number it reaches. */
export function NumberJump({ from, to, y, text }: Props) {
  const high = Math.min(76, Math.max(34, Math.abs(to - from) * 0.55));
  const top = y - high * 1.3;
  const middle = (from + to) / 2;
  return (
    <>
      <path
        d={`M${from} ${y}C${from} ${top} ${to} ${top} ${to} ${y - 6}`}
        className={styles.jump}
        strokeWidth="5"
      />
      <path d={arrowHead([to, y + 2], [to + (from - to) * 0.12, y - 20], 16)} className={styles.jumpTip} />
      {text !== undefined && (
        <text x={middle} y={y - high - 10} fontSize="28" textAnchor="middle">
          {text.replace('-', '−')}
        </text>
      )}
    </>
  );
}
