import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

type Props = {
  children: ReactNode;
  tone?: 'plain' | 'right' | 'try';
  align?: 'end' | 'center';
};

/** The lesson's bar with the one action. It keeps its room when empty, so that nothing jumps. */
export function BottomBar({ children, tone = 'plain', align = 'end' }: Props) {
  return (
    <div className={styles.bar} data-tone={tone} data-align={align}>
      <div className={styles.inner}>{children}</div>
    </div>
  );
}
