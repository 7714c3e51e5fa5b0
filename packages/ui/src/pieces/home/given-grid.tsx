import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './given-grid.module.css';

type Props = {
  title: string;
  /** The way to those that are not shown. */
  more?: ReactNode;
  children: ReactNode;
};

/** The room for what was given: cards one under the other on a phone, side by side where there is room. */
export function GivenGrid({ title, more, children }: Props) {
  const id = useId();
  return (
    <section className="stack" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={styles.grid}>{children}</div>
      {more !== undefined && <div>{more}</div>}
    </section>
  );
}
