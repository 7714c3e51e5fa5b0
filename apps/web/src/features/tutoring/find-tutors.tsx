import { SelectField } from '@noodlenaut/ui/pieces/form/select-field';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { SUBJECTS, subjectLabel } from '@noodlenaut/domain';
import { useState } from 'react';
import { NothingHere } from './nothing-here.tsx';
import { TutorCard } from './tutor-card.tsx';
import { ANY_TUTOR, matchingTutors, ORDERS, WHENS } from './tutor-filters.ts';
import type { FamilySide, Tutor } from './tutoring-rows.ts';
import styles from './tutoring.module.css';
import { useNow } from './use-now.ts';
import { zoneHere, zoneName } from './zones.ts';

const SUBJECT_OPTIONS = [
  { value: '', label: 'All subjects' },
  ...SUBJECTS.map(subjectLabel).map((label) => ({ value: label, label })),
];

/** Who can be booked, with filters that ask the server nothing. */
export function FindTutors({ tutors, side }: { tutors: readonly Tutor[]; side: FamilySide }) {
  const [wish, setWish] = useState(ANY_TUTOR);
  const now = useNow();
  const shown = matchingTutors(tutors, wish, now);
  if (tutors.length === 0)
    return (
      <NothingHere
        title="No tutor is available right now"
        text="Send a request. Tutors who join later see it, as long as it is open."
      />
    );
  return (
    <>
      <div className={styles.filters}>
        <SelectField
          label="Subject"
          value={wish.subject}
          options={SUBJECT_OPTIONS}
          onChange={({ target }) => setWish({ ...wish, subject: target.value })}
        />
        <SelectField
          label="Free"
          value={wish.when}
          options={WHENS}
          onChange={({ target }) => {
            const when = WHENS.find(({ value }) => value === target.value)?.value;
            if (when !== undefined) setWish({ ...wish, when });
          }}
        />
        <SelectField
          label="Order"
          value={wish.order}
          options={ORDERS}
          onChange={({ target }) => {
            const order = ORDERS.find(({ value }) => value === target.value)?.value;
            if (order !== undefined) setWish({ ...wish, order });
          }}
        />
        <p className="soft small">Times are shown in {zoneName(zoneHere())}</p>
      </div>
      {shown.length === 0 ? (
        <NothingHere
          title="Nobody fits these wishes"
          text="Try another subject or a later time."
          action={<FlatButton onClick={() => setWish(ANY_TUTOR)}>Show all tutors</FlatButton>}
        />
      ) : (
        <ul className={styles.tutors} aria-label="Tutors">
          {shown.map((tutor) => (
            <TutorCard key={tutor.id} tutor={tutor} place={tutors.indexOf(tutor)} side={side} now={now} />
          ))}
        </ul>
      )}
    </>
  );
}
