import { mayStart, sessionMoveAt } from '@noodlenaut/domain';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { startOf, type TutoringSession } from './tutor-sessions.ts';
import { useTutorAction } from './use-tutor-action.ts';

const CHANGED = 'This session was changed meanwhile. Here is how it stands now.';
const WORDS = {
  start: {
    wrong_state: 'A session starts from 10 minutes before its time until its end. Please look at its time.',
    consent_required: 'The family has switched tutoring off. The session cannot be held.',
    unverified: 'Your verification has ended. Please ask our staff to look at it again.',
  },
  change: { wrong_state: CHANGED, not_found: CHANGED },
} as const;

type Props = {
  session: TutoringSession;
  now: Date;
  /** Without it only what is due now: start and join. */
  withChanges?: boolean;
};

/** What a tutor can do with an open session now: start, join, end, cancel, or say that nobody came (P5.18, P5.19). */
export function SessionActions({ session, now, withChanges = false }: Props) {
  const { id, status, meetingLink, duration } = session;
  const [asks, setAsks] = useState<'cancel' | 'no-show' | 'end'>();
  const done = { onDone: () => setAsks(undefined) };
  const start = useTutorAction(() => api.tutoring.startSession.mutate({ sessionId: id }), {
    words: WORDS.start,
  });
  const change = useTutorAction(
    (what: 'cancel' | 'no-show' | 'end') => {
      if (what === 'cancel') return api.tutoring.cancelSession.mutate({ sessionId: id });
      return what === 'end'
        ? api.tutoring.endSession.mutate({ sessionId: id })
        : api.tutoring.markNoShow.mutate({ sessionId: id });
    },
    { words: WORDS.change, ...done },
  );
  const booked = { status, duration, scheduledTime: startOf(session) };
  const name = session.studentName ?? 'the student';
  const questions = {
    cancel: { question: `Cancel this session with ${name}? It costs the family nothing.`, yes: 'Cancel it' },
    'no-show': {
      question: `Did ${name} not come? The session then counts as used by the family.`,
      yes: 'The student did not come',
    },
    end: { question: `End the session with ${name} now, for both of you?`, yes: 'End it' },
  } as const;
  const refusal = start.refusal ?? change.refusal;
  return (
    <>
      {status === 'scheduled' && mayStart(booked.scheduledTime, duration, now) && (
        <FlatButton tone="primary" pending={start.isPending} onClick={() => start.run(undefined)}>
          Start Session
        </FlatButton>
      )}
      {status === 'in-progress' && meetingLink !== null && (
        <FlatButton
          tone="primary"
          icon={<Sign name="camera" size={20} />}
          renderRoot={({ children, ...root }) => (
            <a {...root} href={meetingLink} target="_blank" rel="noopener">
              {children}
            </a>
          )}
        >
          Join Call
        </FlatButton>
      )}
      {withChanges && status === 'in-progress' && (
        <FlatButton onClick={() => setAsks('end')}>End session</FlatButton>
      )}
      {withChanges && sessionMoveAt(booked, 'noShow', 'tutor', now) !== null && (
        <FlatButton onClick={() => setAsks('no-show')}>Nobody came</FlatButton>
      )}
      {withChanges && status === 'scheduled' && (
        <FlatButton onClick={() => setAsks('cancel')}>Cancel</FlatButton>
      )}
      {asks !== undefined && (
        <ConfirmQuestion
          question={questions[asks].question}
          yes={questions[asks].yes}
          no="Keep it as it is"
          pending={change.isPending}
          onYes={() => change.run(asks)}
          onNo={() => setAsks(undefined)}
        />
      )}
      {refusal !== undefined && <FormNotice>{refusal}</FormNotice>}
    </>
  );
}
