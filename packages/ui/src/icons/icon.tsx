import { ICON_SHAPES } from './icon-shapes.tsx';
import styles from './icon.module.css';

export type IconName = keyof typeof ICON_SHAPES;

/** A sign beside words or inside a labelled control; always decorative. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={name}
    >
      {ICON_SHAPES[name]}
    </svg>
  );
}
