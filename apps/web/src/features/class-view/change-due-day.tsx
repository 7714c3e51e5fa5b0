import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import { DueDayForm } from './due-day-form.tsx';
import type { Given } from './given-order.ts';

/** Another day until which it is to be done, for all who were given it. */
export function ChangeDueDay({ classId, given }: { classId: string; given: Given }) {
  const [isAsking, setAsking] = useState(false);
  const name = assignmentName(given);
  if (!isAsking)
    return (
      <FlatButton onClick={() => setAsking(true)}>
        Change day <span className="visually-hidden">of {name}</span>
      </FlatButton>
    );
  return (
    <DueDayForm
      classId={classId}
      label={`Another day for ${name}`}
      text="The pupils see the new day at once."
      give="Change the day"
      start={given.dueDay}
      request={(dueDay) => api.assignments.changeDueDay.mutate({ classId, assignmentId: given.id, dueDay })}
      onDone={() => setAsking(false)}
      onCancel={() => setAsking(false)}
    />
  );
}
