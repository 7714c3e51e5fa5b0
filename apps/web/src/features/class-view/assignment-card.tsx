import { subjectLabel } from '@noodlenaut/domain';
import { SubjectEmoji } from '@noodlenaut/ui/drawings/subject-emoji';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import styles from './assignment-card.module.css';
import { DoneMeter } from './done-meter.tsx';
import { doneText, dueText, type Given, isLate } from './given-order.ts';
import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { useState } from 'react';
import { useAssignmentAction } from './use-assignment-action.ts';

type EndProps = { classId: string; assignmentId: string; name: string };

/** Ends an assignment after a second question; it disappears from every dashboard. */
function EndAssignment({ classId, assignmentId, name }: EndProps) {
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

const KINDS = { lesson: 'Lesson', practice: 'Practice', quiz: 'Quiz', homework: 'Quiz at home' } as const;
type Props = { classId: string; given: Given; today: string };

/** One thing that was given, pupil by pupil. */
export function AssignmentCard({ classId, given, today }: Props) {
  const { kind, subject, lessonId, isForAll, pupils } = given;
  const name = assignmentName(given);
  const about = [
    `${subjectLabel(subject)}, ${KINDS[kind]}`,
    dueText(given, today),
    isForAll ? 'all pupils' : pupils.length === 1 ? '1 pupil' : `${pupils.length} pupils`,
  ];
  return (
    <FlatPanel label={name}>
      <div className={styles.card}>
        <div className={styles.head}>
          <SubjectEmoji subject={subject} size={32} />
          <div>
            <h2>{name}</h2>
            <p className="soft small">{about.join(' · ')}</p>
          </div>
        </div>
        <div className={styles.done}>
          <span className={styles.how}>
            <b>{doneText(given)}</b>
            {isLate(given, today) && (
              <Band tone="yellow" sign="dots">
                Day is over
              </Band>
            )}
          </span>
          <DoneMeter given={given} />
        </div>
        <ul className={styles.pupils} aria-label={`${name}, pupil by pupil`}>
          {pupils.map(({ id, name: pupil, isDone }) => (
            <li key={id}>
              <Band {...(isDone ? { tone: 'green', sign: 'check' } : { tone: 'none', sign: 'dots' })}>
                {pupil}
                <span className="visually-hidden">{isDone ? ', done' : ', not done yet'}</span>
              </Band>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          {lessonId !== null && (
            <FlatButton
              renderRoot={(root) => (
                <Link to="/classes/$classId/items" params={{ classId }} search={{ lessonId }} {...root} />
              )}
            >
              See answers <span className="visually-hidden">of {name}</span>
            </FlatButton>
          )}
          {kind === 'homework' && (
            <FlatButton
              renderRoot={(root) => <Link to="/classes/$classId/quizzes" params={{ classId }} {...root} />}
            >
              See results <span className="visually-hidden">of {name}</span>
            </FlatButton>
          )}
          <EndAssignment classId={classId} assignmentId={given.id} name={name} />
        </div>
      </div>
    </FlatPanel>
  );
}
