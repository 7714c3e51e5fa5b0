import type { ReactNode } from 'react';
import styles from './illustration.module.css';

/** The frame of a drawn illustration: one image with one name. */
export function Picture({
  alt,
  width,
  height,
  children,
}: {
  alt: string;
  width: number;
  height: number;
  children: ReactNode;
}) {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      {children}
    </svg>
  );
}
