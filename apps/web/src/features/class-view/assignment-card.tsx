import { subjectLabel } from '@noodlenaut/domain';
import { SubjectEmoji } from '@noodlenaut/ui/drawings/subject-emoji';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Link } from '@tanstack/react-router';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import styles from './assignment-card.module.css';
import { DoneMeter } from './done-meter.tsx';
import { EndAssignment } from './end-assignment.tsx';
import { GiveAgain } from './give-again.tsx';
import { ChangeDueDay } from './change-due-day.tsx';
import { doneText, dueText, type Given, isLate } from './given-order.ts';
import { PractisedList } from './practised-list.tsx';
import { PupilResults } from './pupil-results.tsx';

const KINDS = { lesson: 'Lesson', practice: 'Practice', quiz: 'Quiz', homework: 'Quiz at home' } as const;
type Props = { classId: string; given: Given; isGivenAgain: boolean; today: string };

/** One thing that was given, pupil by pupil. */
export function AssignmentCard({ classId, given, isGivenAgain, today }: Props) {
  const { kind, subject, lessonId, isForAll, againOf, pupils } = given;
  const name = assignmentName(given);
  const about = [
    `${subjectLabel(subject)}, ${KINDS[kind]}${againOf === null ? '' : ', once more'}`,
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
        <PupilResults given={given} />
        <PractisedList given={given} />
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
          <GiveAgain classId={classId} given={given} isGiven={isGivenAgain} />
          <ChangeDueDay classId={classId} given={given} />
          <EndAssignment classId={classId} assignmentId={given.id} name={name} />
        </div>
      </div>
    </FlatPanel>
  );
}
