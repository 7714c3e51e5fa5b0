import type { ReactNode } from 'react';
import styles from './page-footer.module.css';

type Props = {
  brand: ReactNode;
  /** `link`-classed ways to the legal pages. */
  links: ReactNode;
  /** `StoreBadge`s. */
  stores?: ReactNode;
};

export function PageFooter({ brand, links, stores }: Props) {
  return (
    <footer className={styles.footer} data-print="no">
      <div className="wrap stack">
        <div className="row spread">
          {brand}
          {stores !== undefined && <div className="row">{stores}</div>}
        </div>
        <nav className={styles.links} aria-label="Footer">
          {links}
        </nav>
      </div>
    </footer>
  );
}
