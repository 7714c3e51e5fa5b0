import type {} from '../../styles/css-properties.ts';
import styles from './class-honours.module.css';
import { PraiseCard, type Praise } from './praise-card.tsx';

/** What the class claps for, under the podium: one after the other. */
export const ClassHonours = ({ honours }: { honours: readonly Praise[] }) => (
  <ul className={styles.honours} aria-label="The class claps for">
    {honours.map((honour, at) => (
      <li key={honour.title} style={{ '--i': at }}>
        <PraiseCard {...honour} />
      </li>
    ))}
  </ul>
);
