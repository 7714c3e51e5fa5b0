import type { ReactNode } from 'react';
import styles from './band.module.css';
import { Sign, type SignName } from './sign.tsx';

type Props = {
  tone?: 'green' | 'yellow' | 'orange' | 'red' | 'info' | 'none';
  sign: SignName;
  children: ReactNode;
};

/** A state in a word with its sign; the colour repeats what both say. */
export function Band({ tone = 'none', sign, children }: Props) {
  return (
    <span className={styles.band} data-tone={tone}>
      <Sign name={sign} />
      {children}
    </span>
  );
}
