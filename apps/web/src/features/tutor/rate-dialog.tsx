import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { Segments } from '@noodlenaut/ui/pieces/base/segments';
import { FieldError } from '@noodlenaut/ui/pieces/form/field-error';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { sessionTitle } from './session-words.ts';
import type { TutoringSession } from './tutor-sessions.ts';
import { useTutorAction } from './use-tutor-action.ts';

const STARS = ['1', '2', '3', '4', '5'].map((value) => ({ value, text: value }));
type Props = { session: TutoringSession; onClose: () => void };

/** The tutor's rating of a session, 1 to 5, with a word if there is one (P5.33). */
export function RateDialog({ session, onClose }: Props) {
  const [rating, setRating] = useState('');
  const [feedback, setFeedback] = useState('');
  const [isTried, setTried] = useState(false);
  const rate = useTutorAction(api.tutoring.rateSession.mutate, { onDone: onClose });
  return (
    <SmallDialog title={sessionTitle(session)} onClose={onClose}>
      <FlatForm
        onSend={() => {
          setTried(true);
          if (rating !== '') rate.run({ sessionId: session.id, rating: Number(rating), feedback });
        }}
      >
        <Segments
          label="How did the session go? 1 is badly, 5 is very well"
          segments={STARS}
          value={rating}
          onChange={setRating}
        />
        {isTried && rating === '' && <FieldError>Please choose 1 to 5</FieldError>}
        <TextAreaField
          label="A word about it"
          optional
          maxLength={500}
          rows={3}
          value={feedback}
          onChange={(event) => setFeedback(event.currentTarget.value)}
        />
        {rate.refusal !== undefined && <FormNotice title="Not saved">{rate.refusal}</FormNotice>}
        <div className="row">
          <FlatButton tone="primary" type="submit" pending={rate.isPending}>
            Save the rating
          </FlatButton>
          <FlatButton onClick={onClose}>Not now</FlatButton>
        </div>
      </FlatForm>
    </SmallDialog>
  );
}
