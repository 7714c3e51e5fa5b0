import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useEffect, useRef } from 'react';

type Props = { number: string; email: string; onMore: () => void };

/** The question has come in: its number, and where the answer goes. */
export function TicketSent({ number, email, onMore }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form is gone: the focus goes where it is said why.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="panel stack" aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1}>
        We have your question
      </h2>
      <p>
        Its number is <b>{number}</b>. The answer goes to {email}.
      </p>
      <div>
        <FlatButton onClick={onMore}>Ask something else</FlatButton>
      </div>
    </section>
  );
}
