import type {} from '../../styles/css-properties.ts';
import styles from './flying-awards.module.css';
import { PraiseCard, type Praise } from './praise-card.tsx';

/** More than this need narrow cards. */
const FEW = 6;

/** One page of awards: they come from the right, stay long enough to be read, and fly on. A new page needs a new key. */
export const FlyingAwards = ({ awards, pageMs }: { awards: readonly Praise[]; pageMs: number }) => (
  <ul
    className={styles.page}
    aria-label="Awards"
    data-many={awards.length > FEW || undefined}
    style={{ '--page-ms': `${pageMs}ms` }}
  >
    {awards.map((award, at) => (
      <li key={award.seat} style={{ '--i': at }}>
        <PraiseCard {...award} />
      </li>
    ))}
  </ul>
);
