import { textWidth } from '../parts/fit-text.ts';
import styles from '../illustration.module.css';

type Props = { text: string; x: number; y: number; size: number; width: number };

/** Letters to be learned stand in the face that children learn to write, on their base line. */
export function ReaderText({ text, x, y, size, width }: Props) {
  const fitted = Math.min(size, width / Math.max(textWidth(text), 0.1));
  return (
    <text x={x} y={y} fontSize={fitted} textAnchor="middle" className={styles.reader}>
      {text}
    </text>
  );
}
