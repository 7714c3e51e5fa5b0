import styles from './skeleton.module.css';

type Props = { width?: number | string; height?: number; shape?: 'box' | 'line' | 'circle' };

/** A place that something will take. Hidden from screen readers; the screen says once that it loads. */
export function Skeleton({ width = '100%', height, shape = 'box' }: Props) {
  const tall = height ?? (shape === 'line' ? 18 : 56);
  return (
    <span className={styles.skeleton} data-shape={shape} style={{ width, height: tall }} aria-hidden="true" />
  );
}
