import type { ReactNode, Ref } from 'react';
import styles from './notice-view.module.css';

/** Where notices and achievement toasts appear. Focusable, for the key that jumps here. */
export function NoticeRegion({ children, ref }: { children: ReactNode; ref?: Ref<HTMLElement> }) {
  return (
    <section className={styles.region} aria-label="Notifications" tabIndex={-1} ref={ref} data-print="no">
      {children}
    </section>
  );
}
