import type { ReactNode } from 'react';
import { Meter } from './meter.tsx';
import styles from './share-rows.module.css';

type Props = {
  rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly meta: string;
    readonly percent: number;
    readonly tone: 'green' | 'yellow' | 'orange' | 'red';
    /** A `Band`. */
    readonly band: ReactNode;
  }[];
};

/** Shares one under the other, each with its word, its number and its bar. */
export function ShareRows({ rows }: Props) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ key, name, meta, percent, tone, band }) => (
        <li key={key} className={styles.row}>
          <span>
            {name} <span className={styles.meta}>{meta}</span>
          </span>
          {band}
          <span className={styles.percent}>{percent}%</span>
          <Meter label={`${name}, right on first try`} percent={percent} tone={tone} />
        </li>
      ))}
    </ul>
  );
}
