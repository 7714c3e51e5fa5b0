import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { NothingHere } from './nothing-here.tsx';
import { RateSession } from './rate-session.tsx';
import { RowCard } from './row-card.tsx';
import { endWords, sessionFacts, sessionTitle } from './session-words.ts';
import { Stars } from './stars.tsx';
import { nameOfChild, type TutoringSession } from './tutoring-rows.ts';
import styles from './tutoring.module.css';

/** What is over: how it ended, the tutor's note, and what both said of each other (S2.123, P5.33, P5.36). */
function HistoryCard({ session, hasSeveral }: { session: TutoringSession; hasSeveral: boolean }) {
  const [rates, setRates] = useState(false);
  const { status, notes, studentRating, tutorRating, studentFeedback, tutorFeedback } = session;
  const title = sessionTitle(session);
  return (
    <RowCard
      subject={session.subject}
      title={title}
      status={status}
      child={hasSeveral ? nameOfChild(session) : null}
      facts={[...sessionFacts(session), endWords(session)]}
      ways={
        status === 'completed' &&
        !rates && (
          <FlatButton
            aria-label={`${studentRating === null ? 'Rate session' : 'Change rating'}: ${title}`}
            onClick={() => setRates(true)}
          >
            {studentRating === null ? 'Rate session' : 'Change rating'}
          </FlatButton>
        )
      }
    >
      {notes !== null && <p className={styles.note}>Tutor’s note: “{notes}”</p>}
      {studentRating !== null && <Stars rating={studentRating} who="From your family" />}
      {studentFeedback !== null && <p className={styles.note}>“{studentFeedback}”</p>}
      {tutorRating !== null && <Stars rating={tutorRating} who="From the tutor" />}
      {tutorFeedback !== null && <p className={styles.note}>“{tutorFeedback}”</p>}
      {rates && <RateSession session={session} onClose={() => setRates(false)} />}
    </RowCard>
  );
}

type Props = { sessions: readonly TutoringSession[]; hasSeveral: boolean };

/** Sessions that are over, the latest first. */
export function TutoringHistory({ sessions, hasSeveral }: Props) {
  if (sessions.length === 0)
    return (
      <NothingHere
        title="No history yet"
        text="Sessions that are over are listed here, with the tutor’s note."
      />
    );
  return (
    <ul className={styles.list} aria-label="History">
      {sessions.map((session) => (
        <HistoryCard key={session.id} session={session} hasSeveral={hasSeveral} />
      ))}
    </ul>
  );
}
