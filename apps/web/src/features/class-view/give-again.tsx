import { needsAgain } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import { notify } from '../../lib/notices/notices.ts';
import { crowdOf } from './attention-words.ts';
import { DueDayForm } from './due-day-form.tsx';
import type { Given } from './given-order.ts';

type Props = { classId: string; given: Given; isGiven: boolean };

/** Gives it once more, until another day, to who has not done it or found it hard (decision 0108). A quiz at home is given once. */
export function GiveAgain({ classId, given, isGiven }: Props) {
  const [isAsking, setAsking] = useState(false);
  const again = given.pupils.filter(needsAgain);
  if (isGiven || again.length === 0 || given.kind === 'homework') return null;
  const name = assignmentName(given);
  if (!isAsking)
    return (
      <FlatButton onClick={() => setAsking(true)}>
        Give again <span className="visually-hidden">{name}</span>
      </FlatButton>
    );
  return (
    <DueDayForm
      classId={classId}
      label={`Give again ${name}`}
      text={`Once more for ${crowdOf(again.map((pupil) => pupil.name))}: not done yet, or fewer than two of three right.`}
      give="Give it again"
      request={(dueDay) => api.assignments.giveAgain.mutate({ classId, assignmentId: given.id, dueDay })}
      onDone={() => {
        notify({
          title: 'It is given again',
          description: 'It stands first on their dashboards.',
          tone: 'success',
        });
        setAsking(false);
      }}
      onCancel={() => setAsking(false)}
    />
  );
}
