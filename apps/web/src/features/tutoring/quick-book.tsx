import {
  DEFAULT_SESSION_MINUTES,
  formatDollars,
  sessionPriceCents,
  SUBJECTS,
  subjectLabel,
} from '@noodlenaut/domain';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { FormNotice } from '@noodlenaut/ui/pieces/form/form-notice';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import type { Tutor } from './tutoring-rows.ts';
import styles from './tutoring.module.css';
import { useBooking } from './use-booking.ts';
import { momentInBoth } from './zones.ts';

/** One press more books the tutor's first free hour: time, price and tutor are said before (S9.14 to S9.17). */
export function QuickBook({ tutor, onClose }: { tutor: Tutor; onClose: () => void }) {
  const { book, refusal, forget } = useBooking(onClose);
  const { nextSlot } = tutor;
  const subject = SUBJECTS.find((id) => subjectLabel(id) === tutor.specialties[0]);
  const totalCost = sessionPriceCents(tutor.hourlyRate, DEFAULT_SESSION_MINUTES);
  return (
    <SmallDialog title={`Book ${tutor.name}?`} onClose={onClose}>
      {refusal !== null && <FormNotice>{refusal}</FormNotice>}
      {nextSlot === null || subject === undefined ? (
        <p>{tutor.name} has no free time any more. Please look at another tutor.</p>
      ) : (
        <dl className={styles.facts}>
          <dt>When</dt>
          <dd>{momentInBoth(nextSlot, tutor.timeZone)}</dd>
          <dt>What</dt>
          <dd>
            {subjectLabel(subject)}, {DEFAULT_SESSION_MINUTES} minutes
          </dd>
          <dt>Price</dt>
          <dd>{formatDollars(totalCost)}</dd>
        </dl>
      )}
      <p className="soft small">
        Your grown-up sees it at once. You can cancel it free until 12 hours before.
      </p>
      <div className={styles.foot}>
        <FlatButton onClick={onClose}>Not now</FlatButton>
        {nextSlot !== null && subject !== undefined && (
          <FlatButton
            tone="primary"
            pending={book.isPending}
            onClick={() => {
              forget();
              book.mutate({
                tutorId: tutor.id,
                subject,
                scheduledTime: nextSlot,
                duration: DEFAULT_SESSION_MINUTES,
                totalCost,
              });
            }}
          >
            Book it
          </FlatButton>
        )}
      </div>
    </SmallDialog>
  );
}
