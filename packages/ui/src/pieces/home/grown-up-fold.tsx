import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './grown-up-fold.module.css';

type Props = {
  text: string;
  /** As it comes; afterwards it is the grown-up's. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A closed section for what is not meant for the child. */
export function GrownUpFold({ text, isOpen = false, children }: Props) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.summary}>
        <span>
          <b>For your grown-up:</b> {text}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
