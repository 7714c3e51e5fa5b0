import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './call-button.module.css';
import { CallIcon, type CallIconName } from './call-icon.tsx';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
  icon: CallIconName;
  label: string;
  /** `icon`: the words are for screen readers only; `auto`: they show where there is room. */
  words?: 'icon' | 'auto' | 'always';
  tone?: 'plain' | 'danger' | 'report' | 'off' | 'tool';
  /** A number at its corner, with its words for screen readers. */
  count?: { readonly value: number; readonly words: string };
  ref?: Ref<HTMLButtonElement>;
};

/** A button of the call's bars. */
export function CallButton({ icon, label, words = 'auto', tone = 'plain', count, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-tone={tone}
      data-words={words}
      title={label}
    >
      <CallIcon name={icon} />
      <span className={styles.words}>{label}</span>
      {count !== undefined && count.value > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{count.value}</span>
          <span className="visually-hidden">, {count.words}</span>
        </span>
      )}
    </button>
  );
}
