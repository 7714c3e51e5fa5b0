import { api } from '../../lib/api/api.ts';
import { cancellationTerms } from '@noodlenaut/domain';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { bookedOf, type FamilySide, type TutoringSession } from './tutoring-rows.ts';
import { useTutoringAction } from './use-tutoring-action.ts';

export type SessionStep = 'cancel' | 'noShow' | 'end';
const CALLS = {
  cancel: (sessionId: string) => api.tutoring.cancelSession.mutate({ sessionId }),
  noShow: (sessionId: string) => api.tutoring.markNoShow.mutate({ sessionId }),
  end: (sessionId: string) => api.tutoring.endSession.mutate({ sessionId }),
} as const;
const YES: Readonly<Record<SessionStep, string>> = {
  cancel: 'Yes, cancel it',
  noShow: 'Yes, nobody came',
  end: 'Yes, stop it now',
};
type Props = {
  session: TutoringSession;
  side: FamilySide;
  step: SessionStep;
  now: Date;
  onClose: () => void;
};

function questionOf({ session, side, step, now }: Props): string {
  if (step === 'end') return 'Stop this session now? The call ends for everybody.';
  if (step === 'noShow') return 'Did the tutor not come? The session ends and costs nothing.';
  return cancellationTerms(bookedOf(session), side, now).countsAsUsed
    ? 'Cancel this session? It begins in less than 12 hours, so it counts as used.'
    : 'Cancel this session? It costs nothing: cancelling is free until 12 hours before.';
}

/** Asks before a session ends, with what that costs (P5.15, P5.17, P5.19). */
export function SessionQuestion(props: Props) {
  const { session, step, onClose } = props;
  const end = useTutoringAction(() => CALLS[step](session.id), onClose);
  return (
    <ConfirmQuestion
      question={questionOf(props)}
      yes={YES[step]}
      no="Keep it"
      pending={end.isPending}
      onYes={() => end.mutate(undefined)}
      onNo={onClose}
    />
  );
}
