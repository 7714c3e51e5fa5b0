import styles from './next-soon.module.css';

/** Three dots and what comes: somebody works on it, nothing is asked of the child. */
export const NextSoon = ({ children }: { children: string }) => (
  <span className={styles.soon}>
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {children}
  </span>
);
