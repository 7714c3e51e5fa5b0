import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { useEffect, useRef, useState } from 'react';
import { grownUpCall } from '../../lib/grown-up-api.ts';
import looks from './end-assignment.module.css';
import { useAssignmentStep } from './use-assignment-step.ts';

type Props = { classId: string; assignmentId: string; name: string };

/** Takes an assignment back, after a second question: it leaves every dashboard at once. */
export function EndAssignment({ classId, assignmentId, name }: Props) {
  const [isAsking, setAsking] = useState(false);
  const end = useAssignmentStep(classId, () => grownUpCall('assignments.end', { classId, assignmentId }));
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <FlatButton onClick={() => setAsking(true)}>
        End <span className="visually-hidden">{name}</span>
      </FlatButton>
    );
  return (
    <fieldset ref={question} className={looks.sure} tabIndex={-1} aria-label={`End ${name}?`}>
      <p>It leaves the pupils’ dashboards. What is done stays done.</p>
      <div className="row">
        <FlatButton disabled={end.isPending} onClick={() => end.mutate(undefined)}>
          Yes, end it
        </FlatButton>
        <FlatButton tone="link" onClick={() => setAsking(false)}>
          Keep it
        </FlatButton>
      </div>
    </fieldset>
  );
}
