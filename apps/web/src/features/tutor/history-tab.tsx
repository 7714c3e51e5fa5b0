import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import styles from './desk.module.css';
import { PastSession } from './past-session.tsx';
import { pastSessions, type TutoringSession } from './tutor-sessions.ts';

const SHOWN = 20;
type Props = { sessions: readonly TutoringSession[]; zone: string };

/** Sessions that are over, the latest first: notes, skills and ratings (P5.33, P5.34). */
export function HistoryTab({ sessions, zone }: Props) {
  const [shown, setShown] = useState(SHOWN);
  const past = pastSessions(sessions);
  if (past.length === 0)
    return <p className={`${styles.none} soft`}>Sessions that are over show here, with your notes.</p>;
  return (
    <div className={styles.list}>
      <ul className={styles.list}>
        {past.slice(0, shown).map((session) => (
          <PastSession key={session.id} session={session} zone={zone} />
        ))}
      </ul>
      {past.length > shown && (
        <FlatButton tone="dashed" wide onClick={() => setShown(shown + SHOWN)}>
          Show older sessions
        </FlatButton>
      )}
    </div>
  );
}
