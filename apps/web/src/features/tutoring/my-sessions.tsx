import { Icon } from '@noodlenaut/ui/icon';
import { NothingHere } from './nothing-here.tsx';
import { SessionCard } from './session-card.tsx';
import type { FamilySide, TutoringSession } from './tutoring-rows.ts';
import styles from './tutoring.module.css';
import { useNow } from './use-now.ts';

type Props = { sessions: readonly TutoringSession[]; side: FamilySide; hasSeveral: boolean };

/** What is booked or runs, the next one first. */
export function MySessions({ sessions, side, hasSeveral }: Props) {
  const now = useNow();
  const inOrder = sessions.toSorted((one, other) => one.scheduledTime.localeCompare(other.scheduledTime));
  if (sessions.length === 0)
    return (
      <NothingHere
        title="Nothing is booked"
        text={
          side === 'student'
            ? 'Book a free time with a tutor, or send a request.'
            : 'A session that your child books is listed here at once.'
        }
      />
    );
  return (
    <>
      <ul className={styles.list} aria-label="My Sessions">
        {inOrder.map((session) => (
          <SessionCard key={session.id} session={session} side={side} hasSeveral={hasSeveral} now={now} />
        ))}
      </ul>
      <p className={styles.hint}>
        <Icon name="info" size={20} />
        Only the tutor can start a session, from 10 minutes before. You can change it free until 12 hours
        before.
      </p>
    </>
  );
}
