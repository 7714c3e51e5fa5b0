import styles from './desk.module.css';
import { RequestCard } from './request-card.tsx';
import { unanswered, waitingOffers } from './tutor-requests.ts';
import type { TutoringRequest } from './tutor-sessions.ts';

type Props = { requests: readonly TutoringRequest[]; now: Date; zone: string };

/** Requests of the tutor's subjects, the most urgent first, and the own offers that wait. */
export function RequestsTab({ requests, now, zone }: Props) {
  const open = unanswered(requests, now);
  const offered = waitingOffers(requests, now);
  return (
    <div className={styles.column}>
      {offered.length > 0 && (
        <section className={styles.list} aria-labelledby="your-offers">
          <h2 id="your-offers">Your offers</h2>
          <ul className={styles.list}>
            {offered.map((request) => (
              <RequestCard key={request.id} request={request} now={now} zone={zone} />
            ))}
          </ul>
        </section>
      )}
      <section className={styles.list} aria-labelledby="open-requests">
        <h2 id="open-requests">Open requests</h2>
        {open.length === 0 ? (
          <p className={`${styles.none} soft`}>
            No family waits for a tutor of your subjects right now. New requests show here by themselves.
          </p>
        ) : (
          <ul className={styles.list}>
            {open.map((request) => (
              <RequestCard key={request.id} request={request} now={now} zone={zone} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
