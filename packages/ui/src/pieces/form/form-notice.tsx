import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import styles from './form-notice.module.css';

/** Why the whole form was refused, above its fields. */
export function FormNotice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.notice} role="alert">
      <Icon name="warning" />
      <div>
        {title !== undefined && <b>{title}</b>}
        <p>{children}</p>
      </div>
    </div>
  );
}
