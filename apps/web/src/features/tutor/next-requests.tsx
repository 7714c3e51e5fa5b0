import { Link } from '@tanstack/react-router';
import styles from './desk.module.css';
import { RequestCard } from './request-card.tsx';
import { unanswered } from './tutor-requests.ts';
import type { TutoringRequest } from './tutor-sessions.ts';

const SHOWN = 3;
type Props = { requests: readonly TutoringRequest[]; now: Date; zone: string };

/** The requests that run out first, to be answered from here (P5.38). */
export function NextRequests({ requests, now, zone }: Props) {
  const open = unanswered(requests, now);
  return (
    <section className={styles.list} aria-labelledby="requests">
      <h2 id="requests">Requests of your subjects</h2>
      {open.length === 0 ? (
        <p className={`${styles.none} soft`}>No family waits for an answer.</p>
      ) : (
        <ul className={styles.list}>
          {open.slice(0, SHOWN).map((request) => (
            <RequestCard key={request.id} request={request} now={now} zone={zone} />
          ))}
        </ul>
      )}
      {open.length > SHOWN && (
        <Link to="/tutoring" hash="requests" className="link">
          All {open.length} requests
        </Link>
      )}
    </section>
  );
}
