import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useState } from 'react';
import { useAssignmentAction } from './use-assignment-action.ts';

type Props = { classId: string; assignmentId: string; name: string };

/** Ends an assignment after a second question; it disappears from every dashboard. */
export function EndAssignment({ classId, assignmentId, name }: Props) {
  const [isAsking, setAsking] = useState(false);
  const end = useAssignmentAction(classId, () => api.assignments.end.mutate({ classId, assignmentId }));
  if (!isAsking)
    return (
      <FlatButton onClick={() => setAsking(true)}>
        End <span className="visually-hidden">{name}</span>
      </FlatButton>
    );
  return (
    <ConfirmQuestion
      question={`End ${name}? It leaves the pupils’ dashboards. What is done stays done.`}
      yes="Yes, end it"
      no="Keep it"
      pending={end.isPending}
      onYes={() => end.mutate(undefined)}
      onNo={() => setAsking(false)}
    />
  );
}
