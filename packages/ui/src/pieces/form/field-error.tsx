import { Icon } from '../../icons/icon.tsx';
import styles from './field-error.module.css';

/** What is wrong with a field and what to do, at the field. */
export function FieldError({ id, children }: { id?: string; children: string }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" size={22} />
      <span>{children}</span>
    </p>
  );
}
