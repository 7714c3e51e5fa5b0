import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import looks from './sure-frame.module.css';

type Props = {
  /** What will happen, as a question. */
  question: string;
  /** The two buttons. */
  children: ReactNode;
};

/** Asks before something that cannot be taken back by the same press; it takes the focus. */
export function SureFrame({ question, children }: Props) {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <fieldset ref={place} className={looks.sure} aria-label={question} tabIndex={-1}>
      <p>{question}</p>
      <div className={looks.buttons}>{children}</div>
    </fieldset>
  );
}
