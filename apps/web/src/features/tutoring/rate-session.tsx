import { api } from '../../lib/api/api.ts';
import { TextAreaField } from '@noodlenaut/ui/pieces/form/text-area-field';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useId, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import styles from './rate-session.module.css';
import type { TutoringSession } from './tutoring-rows.ts';
import listStyles from './tutoring.module.css';
import { useTutoringAction } from './use-tutoring-action.ts';

const STARS = [1, 2, 3, 4, 5];

/** One to five stars and a few words; said again, it replaces what was said before (P5.33, P5.37). */
export function RateSession({ session, onClose }: { session: TutoringSession; onClose: () => void }) {
  const name = useId();
  const [rating, setRating] = useState(session.studentRating ?? 0);
  const [feedback, setFeedback] = useState(session.studentFeedback ?? '');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const rate = useTutoringAction(
    () =>
      api.tutoring.rateSession.mutate({ sessionId: session.id, rating, feedback: feedback.trim() || null }),
    onClose,
    (error) => {
      const issue = error instanceof ApiError && error.issues.find(({ path }) => path === 'feedback');
      setFault(issue ? issue.message : undefined);
      setRefusal(issue ? null : sentenceOf(error));
      return true;
    },
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setFault(undefined);
        setRefusal(rating === 0 ? 'Please choose one to five stars.' : null);
        if (rating > 0) rate.mutate(undefined);
      }}
    >
      {refusal !== null && <FormNotice>{refusal}</FormNotice>}
      <fieldset className={styles.group}>
        <legend>How was it with {session.tutorName}?</legend>
        <div className={styles.stars}>
          {STARS.map((value) => (
            <label key={value} className={styles.star}>
              <input
                type="radio"
                name={name}
                checked={value === rating}
                onChange={() => setRating(value)}
                aria-label={value === 1 ? '1 star' : `${value} stars`}
              />
              <span aria-hidden="true">{value <= rating ? '★' : '☆'}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextAreaField
        label="A few words"
        optional
        rows={2}
        maxLength={500}
        value={feedback}
        error={fault}
        hint="The tutor reads this."
        onChange={({ target }) => setFeedback(target.value)}
      />
      <div className={listStyles.foot}>
        <FlatButton onClick={onClose}>Not now</FlatButton>
        <FlatButton type="submit" pending={rate.isPending}>
          Send rating
        </FlatButton>
      </div>
    </form>
  );
}
