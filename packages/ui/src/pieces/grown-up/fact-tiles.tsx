import type { ReactNode } from 'react';
import type {} from '../../styles/css-properties.ts';
import styles from './fact-tiles.module.css';

interface Fact {
  readonly label: string;
  readonly value: string;
  /** Beside the value: a `Band`. */
  readonly beside?: ReactNode;
  /** Under it: what it is of, or a `Meter`. */
  readonly note: ReactNode;
}
type Props = {
  facts: readonly Fact[];
  /** Inside a `FlatPanel`, whose edge is enough. */
  bare?: boolean;
};

/** Numbers with their meaning, in one panel with hairlines between them. */
export function FactTiles({ facts, bare = false }: Props) {
  return (
    <dl className={styles.tiles} style={{ '--n': facts.length }} {...(bare ? { 'data-bare': true } : {})}>
      {facts.map(({ label, value, beside, note }) => (
        <div key={label} className={styles.tile}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <b>{value}</b>
            {beside}
          </dd>
          <dd className={styles.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
