import styles from './or-divider.module.css';

/** 'or fill in the form', between two lines. */
export function OrDivider({ children }: { children: string }) {
  return <p className={styles.or}>{children}</p>;
}
