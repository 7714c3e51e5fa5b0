import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { NothingHere } from './nothing-here.tsx';
import { RequestCard } from './request-card.tsx';
import type { FamilySide, TutoringRequest } from './tutoring-rows.ts';
import styles from './tutoring.module.css';
import { useNow } from './use-now.ts';

type Props = {
  requests: readonly TutoringRequest[];
  side: FamilySide;
  hasSeveral: boolean;
  onAsk: () => void;
};

/** What was asked for, newest first, with what can be answered now. */
export function MyRequests({ requests, side, hasSeveral, onAsk }: Props) {
  const now = useNow();
  if (requests.length === 0)
    return (
      <NothingHere
        title="No requests yet"
        text={
          side === 'student'
            ? 'Tell tutors what you need help with. They answer with a time and a price.'
            : 'What your child asks for is listed here at once.'
        }
        {...(side === 'student' && {
          action: <FlatButton onClick={onAsk}>Ask for a session</FlatButton>,
        })}
      />
    );
  return (
    <ul className={styles.list} aria-label="My Requests">
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} side={side} hasSeveral={hasSeveral} now={now} />
      ))}
    </ul>
  );
}
