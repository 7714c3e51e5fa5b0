import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon.tsx';
import styles from './pill.module.css';

/** A short fact. Not pressable, so no outline. */
export function Pill({
  children,
  tone = 'plain',
  icon,
}: {
  children: ReactNode;
  tone?: 'plain' | 'done';
  icon?: IconName;
}) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </span>
  );
}
