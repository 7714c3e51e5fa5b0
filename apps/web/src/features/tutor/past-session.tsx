import { formatDollars, skillName } from '@noodlenaut/domain';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import styles from './desk.module.css';
import { NoteDialog } from './note-dialog.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { endedText, sessionTime, sessionTitle } from './session-words.ts';
import { SessionState } from './session-state.tsx';
import type { TutoringSession } from './tutor-sessions.ts';
import { useTutorAction } from './use-tutor-action.ts';

/** The note and its skills, and what both sides said (P5.33, P5.34). */
function Said({ session }: { session: TutoringSession }) {
  const { notes, skills, studentRating, studentFeedback, tutorRating, tutorFeedback } = session;
  return (
    <>
      {notes !== null && <p className={styles.said}>{notes}</p>}
      {skills.length > 0 && (
        <ul className={styles.skills} aria-label="Skills for practice">
          {skills.map((skill) => (
            <li key={skill}>{skillName(skill)}</li>
          ))}
        </ul>
      )}
      {studentRating !== null && (
        <p>
          The family gave {studentRating} of 5{studentFeedback === null ? '.' : `: “${studentFeedback}”`}
        </p>
      )}
      {tutorRating !== null && (
        <p className="soft">
          You gave {tutorRating} of 5{tutorFeedback === null ? '.' : `: “${tutorFeedback}”`}
        </p>
      )}
    </>
  );
}

/** A session that is over, and what the tutor still has to do for it. */
export function PastSession({ session, zone }: { session: TutoringSession; zone: string }) {
  const [opens, setOpens] = useState<'note' | 'rating'>();
  const waive = useTutorAction(() => api.tutoring.waiveSession.mutate({ sessionId: session.id }), {
    words: { wrong_state: 'It costs the family nothing already.' },
  });
  const isHeld = session.status === 'completed';
  const close = () => setOpens(undefined);
  const ended = endedText(session);
  return (
    <li className={styles.card} aria-label={sessionTitle(session)}>
      <div className={styles.about}>
        <div className={styles.title}>
          <h3>{sessionTitle(session)}</h3>
          <SessionState status={session.status} />
        </div>
        <p className="soft num">
          {sessionTime(session, zone)} · {session.duration} minutes · {formatDollars(session.totalCost)}
        </p>
        {ended !== undefined && <p>{ended}</p>}
        <Said session={session} />
      </div>
      <div className={styles.actions}>
        {isHeld && (
          <FlatButton onClick={() => setOpens('note')}>
            {session.notes === null ? 'Write the note' : 'Change the note'}
          </FlatButton>
        )}
        {isHeld && session.tutorRating === null && (
          <FlatButton onClick={() => setOpens('rating')}>Rate the session</FlatButton>
        )}
        {session.countsAsUsed && (
          <FlatButton pending={waive.isPending} onClick={() => waive.run(undefined)}>
            Let it cost nothing
          </FlatButton>
        )}
        {waive.refusal !== undefined && <FormNotice>{waive.refusal}</FormNotice>}
      </div>
      {opens === 'note' && <NoteDialog session={session} onClose={close} />}
      {opens === 'rating' && <RateDialog session={session} onClose={close} />}
    </li>
  );
}
