import { api } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Sure } from '@noodlenaut/ui/pieces/grown-up/sure';
import { useState } from 'react';
import { useAssignmentAction } from './use-assignment-action.ts';

type Props = { classId: string; assignmentId: string; name: string };

/** Takes an assignment back, after a second question: it leaves every dashboard at once. */
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
    <Sure
      question={`End ${name}? It leaves the pupils’ dashboards. What is done stays done.`}
      yes="Yes, end it"
      no="Keep it"
      pending={end.isPending}
      onYes={() => end.mutate(undefined)}
      onNo={() => setAsking(false)}
    />
  );
}
