import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import { waitingOffers } from './tutor-requests.ts';
import { withoutNote, withoutRating, type TutoringRequest, type TutoringSession } from './tutor-sessions.ts';

const told = (count: number, one: string, more: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${more}`;

type Props = { requests: readonly TutoringRequest[]; sessions: readonly TutoringSession[]; now: Date };

/** What still waits: for families' answers, and for the tutor's own words (P5.38). */
export function TodoCard({ requests, sessions, now }: Props) {
  const [notes, ratings, offers] = [
    withoutNote(sessions),
    withoutRating(sessions),
    waitingOffers(requests, now),
  ];
  const rows = [
    { count: notes.length, text: told(notes.length, 'note to write', 'notes to write'), hash: 'history' },
    {
      count: ratings.length,
      text: told(ratings.length, 'session to rate', 'sessions to rate'),
      hash: 'history',
    },
    {
      count: offers.length,
      text: told(offers.length, 'offer waits for an answer', 'offers wait for an answer'),
      hash: 'requests',
    },
  ].filter(({ count }) => count > 0);
  return (
    <FlatPanel title="To do">
      {rows.length === 0 ? (
        <p className="soft">All done.</p>
      ) : (
        <ListRows>
          {rows.map(({ text, hash }) => (
            <li key={text}>
              <Link to="/tutoring" hash={hash} className="link">
                {text}
              </Link>
            </li>
          ))}
        </ListRows>
      )}
    </FlatPanel>
  );
}
