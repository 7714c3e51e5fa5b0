import styles from './you-tag.module.css';

/** Marks one's own row or card; the place it hangs on is `position: relative`. */
export const YouTag = ({ right = false }: { right?: boolean }) => (
  <span className={styles.tag} data-right={right || undefined}>
    You
  </span>
);
