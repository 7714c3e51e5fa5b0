import { mayMove, sessionMoveAt } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { MoveSession } from './move-session.tsx';
import { RowCard } from './row-card.tsx';
import { SessionQuestion, type SessionStep } from './session-question.tsx';
import { SessionWays } from './session-ways.tsx';
import { sessionFacts, sessionTitle } from './session-words.ts';
import { bookedOf, nameOfChild, type FamilySide, type TutoringSession } from './tutoring-rows.ts';

type Props = { session: TutoringSession; side: FamilySide; hasSeveral: boolean; now: Date };

/** A booked or running session: the way in, another time, and its end. A family never starts it (S2.121, P5.18). */
export function SessionCard({ session, side, hasSeveral, now }: Props) {
  const [step, setStep] = useState<SessionStep | 'move' | null>(null);
  const booked = bookedOf(session);
  const title = sessionTitle(session);
  const close = () => setStep(null);
  const may = (action: 'cancel' | 'noShow' | 'end') => sessionMoveAt(booked, action, side, now) !== null;
  return (
    <RowCard
      subject={session.subject}
      title={title}
      status={session.status}
      child={hasSeveral ? nameOfChild(session) : null}
      facts={sessionFacts(session)}
      ways={
        (step === null || step === 'move') && (
          <>
            <SessionWays session={session} now={now} />
            {mayMove(booked, side, now) && (
              <FlatButton aria-label={`Change the time: ${title}`} onClick={() => setStep('move')}>
                Change
              </FlatButton>
            )}
            {may('noShow') && (
              <FlatButton aria-label={`The tutor did not come: ${title}`} onClick={() => setStep('noShow')}>
                The tutor did not come
              </FlatButton>
            )}
            {may('cancel') && (
              <FlatButton aria-label={`Cancel: ${title}`} onClick={() => setStep('cancel')}>
                Cancel
              </FlatButton>
            )}
            {may('end') && (
              <FlatButton tone="danger" aria-label={`Stop: ${title}`} onClick={() => setStep('end')}>
                Stop
              </FlatButton>
            )}
          </>
        )
      }
    >
      {step === 'move' && <MoveSession session={session} onClose={close} />}
      {step !== null && step !== 'move' && may(step) && (
        <SessionQuestion session={session} side={side} step={step} now={now} onClose={close} />
      )}
    </RowCard>
  );
}
