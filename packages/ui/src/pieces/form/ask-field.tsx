import type { Ref } from 'react';
import { classNames } from '../../styles/class-names.ts';
import field from './field.module.css';
import { IconButton } from '../base/icon-button.tsx';
import styles from './ask-field.module.css';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** With the words as they stand; not called while they are only spaces. */
  onSend: () => void;
  /** On its way: nothing can be written or sent. */
  pending: boolean;
  maxLength: number;
  ref?: Ref<HTMLInputElement>;
};

/** One line to write and a button to send it. */
export function AskField({ label, value, onChange, onSend, pending, maxLength, ref }: Props) {
  const isEmpty = value.trim() === '';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && !pending) onSend();
      }}
    >
      <input
        ref={ref}
        className={classNames(field.input, styles.input)}
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={maxLength}
        disabled={pending}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton type="submit" icon="send" label="Send" disabled={isEmpty || pending} />
    </form>
  );
}
