import { api } from '../../lib/api/api.ts';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshTutoring } from '../../lib/live/tutoring-reads.ts';
import { notify } from '../../lib/notices/notices.ts';
import { sessionTitle } from './session-words.ts';
import { SlotPicker } from './slot-picker.tsx';
import type { TutoringSession } from './tutoring-rows.ts';
import styles from './tutoring.module.css';
import { refusalOf } from './use-booking.ts';
import { useTutoringAction } from './use-tutoring-action.ts';
import { momentInBoth } from './zones.ts';

/** Another free time of the same tutor, for as long and at the same price (P5.17). */
export function MoveSession({ session, onClose }: { session: TutoringSession; onClose: () => void }) {
  const client = useQueryClient();
  const [start, setStart] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { id, tutorId, duration, scheduledTime, tutorTimeZone } = session;
  const move = useTutoringAction(
    (time: string) => api.tutoring.moveSession.mutate({ sessionId: id, scheduledTime: time }),
    (moved) => {
      onClose();
      notify({
        title: 'The session has a new time',
        description: momentInBoth(moved.scheduledTime, tutorTimeZone),
        tone: 'success',
      });
    },
    (error) => {
      setRefusal(refusalOf(error));
      setStart(null);
      void refreshTutoring(client);
      return true;
    },
  );
  return (
    <SmallDialog wide title={`Change ${sessionTitle(session)}`} onClose={onClose}>
      <p>Now: {momentInBoth(scheduledTime, tutorTimeZone)}</p>
      {refusal !== null && <FormNotice>{refusal}</FormNotice>}
      <SlotPicker tutorId={tutorId} duration={duration} moving={id} chosen={start} onChoose={setStart} />
      <div className={styles.foot}>
        <FlatButton onClick={onClose}>Keep the time</FlatButton>
        <FlatButton
          tone="primary"
          disabled={start === null}
          pending={move.isPending}
          onClick={() => {
            setRefusal(null);
            if (start !== null) move.mutate(start);
          }}
        >
          Move it
        </FlatButton>
      </div>
    </SmallDialog>
  );
}
