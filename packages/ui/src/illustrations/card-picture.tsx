import type { Card } from '@noodlenaut/domain';
import { CardFigure } from './parts/card-figure.tsx';
import styles from './illustration.module.css';

/** A card alone, for an option. Decoration: the option's own text is its name. */
export default function CardPicture({ card }: { card: Card }) {
  return (
    <svg className={`${styles.picture} ${styles.board}`} viewBox="0 0 128 128" aria-hidden="true">
      <rect x="1.5" y="1.5" width="125" height="125" rx="18" className={styles.card} strokeWidth="3" />
      <CardFigure card={card} x={8} y={8} width={112} height={112} />
    </svg>
  );
}
