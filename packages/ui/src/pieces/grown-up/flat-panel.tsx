import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import styles from './flat-panel.module.css';

type Props = {
  title?: string;
  /** Named so without a heading. */
  label?: string;
  /** A sentence under the title. */
  note?: ReactNode;
  /** At the other end of the title's line. */
  aside?: ReactNode;
  /** What is inside reaches the edges: a table, a list, tiles. */
  flush?: boolean;
  children: ReactNode;
};

/** A flat sheet with a hairline around it: grown-ups' screens have no shadows. */
export function FlatPanel({ title, label, note, aside, flush = false, children }: Props) {
  const heading = useId();
  const name = title === undefined ? { 'aria-label': label } : { 'aria-labelledby': heading };
  return (
    <section className={classNames(styles.panel, flush && styles.line)} {...name}>
      {title !== undefined && (
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          {aside !== undefined && <div className={styles.note}>{aside}</div>}
          {note !== undefined && <p className={classNames(styles.note, styles.under)}>{note}</p>}
        </header>
      )}
      {flush ? children : <div className={styles.body}>{children}</div>}
    </section>
  );
}
