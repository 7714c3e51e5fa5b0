import { useEffect, useRef } from 'react';
import { FlatButton } from './flat-button.tsx';
import styles from './confirm-question.module.css';

type Props = {
  /** What will happen, as a question. */
  question: string;
  yes: string;
  no: string;
  pending: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Asks before something that cannot be taken back by the same press; it takes the focus. */
export function ConfirmQuestion({ question, yes, no, pending, onYes, onNo }: Props) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <fieldset ref={place} className={styles.sure} aria-label={question} tabIndex={-1}>
      <p>{question}</p>
      <div className={styles.buttons}>
        <FlatButton pending={pending} onClick={onYes}>
          {yes}
        </FlatButton>
        <FlatButton tone="link" onClick={onNo}>
          {no}
        </FlatButton>
      </div>
    </fieldset>
  );
}
