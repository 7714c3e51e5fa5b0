import { wentWell } from '@noodlenaut/domain';
import { Band } from '@noodlenaut/ui/pieces/grown-up/band';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import styles from './assignment-card.module.css';
import type { Given } from './given-order.ts';

/** Who has done it, with how many first tries were right. A result below two of three is marked as one to come back to. */
export const PupilResults = ({ given }: { given: Given }) => (
  <ul className={styles.pupils} aria-label={`${assignmentName(given)}, pupil by pupil`}>
    {given.pupils.map(({ id, name, isDone, score }) => (
      <li key={id}>
        <Band {...lookOf(isDone, score)}>
          {name}
          {isDone && score !== null && ` ${score.right} of ${score.answers}`}
          <span className="visually-hidden">{saidOf(isDone, score)}</span>
        </Band>
      </li>
    ))}
  </ul>
);

type Score = Given['pupils'][number]['score'];
const isHard = (score: Score): boolean => score !== null && !wentWell(score);

function lookOf(isDone: boolean, score: Score) {
  if (!isDone) return { tone: 'none', sign: 'dots' } as const;
  return isHard(score)
    ? ({ tone: 'yellow', sign: 'seedling' } as const)
    : ({ tone: 'green', sign: 'check' } as const);
}

function saidOf(isDone: boolean, score: Score): string {
  if (!isDone) return ', not done yet';
  return `${score === null ? '' : ' right'}, done${isHard(score) ? ', was hard' : ''}`;
}
