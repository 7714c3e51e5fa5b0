import { PRODUCT } from '@noodlenaut/domain';
import type { ReactNode } from 'react';
import styles from './legal.module.css';

/** A short page to read, inside whatever header there is. */
export function Paper({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.paper}>
      <title>{`${title} · ${PRODUCT.name}`}</title>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
