import type { ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import styles from './page-header.module.css';

type Props = {
  brand: ReactNode;
  /** `HeaderLink`s; shown from 64em, so give phones the same ways in a menu. */
  nav?: ReactNode;
  /** What stands at the right. */
  actions?: ReactNode;
  /** `sky` on the landing. */
  tone?: 'page' | 'sky';
};

export function PageHeader({ brand, nav, actions, tone = 'page' }: Props) {
  return (
    <header className={classNames(styles.header, tone === 'sky' && styles.sky)} data-print="no">
      <div className={classNames('wrap', styles.inner)}>
        {brand}
        {nav !== undefined && (
          <nav className={styles.nav} aria-label="Main">
            {nav}
          </nav>
        )}
        <span className={styles.grow} />
        {actions}
      </div>
    </header>
  );
}
