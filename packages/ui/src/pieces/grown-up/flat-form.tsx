import type { ReactNode } from 'react';
import styles from './flat-form.module.css';

/** A form of one column; what is missing is said at its field, not by the browser. */
export const FlatForm = ({ onSend, children }: { onSend: () => void; children: ReactNode }) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  >
    {children}
  </form>
);
