import { gradeLabel, progressBand } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { Letter } from '@noodlenaut/ui/pieces/grown-up/letter';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { Link } from '@tanstack/react-router';
import { nearMoment } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './child-cards.module.css';
import { ProgressWord } from '../../lib/format/progress-word.tsx';
import { countText } from '../../lib/format/numbers.ts';

type Pupils = Outputs['family']['children']['children'];
/** Up to this many children are shown as full cards; more are a compact list. */
export const FULL_CARDS = 6;

const lessonsText = (count: number) => `${countText(count)} ${count === 1 ? 'lesson' : 'lessons'}`;

/** A card a child; each opens the dashboard of that child. */
export function ChildCards({ pupils }: { pupils: Pupils }) {
  const isMany = pupils.length > FULL_CARDS;
  return (
    <ul className={styles.children} {...(isMany && { 'data-many': true })}>
      {pupils.map((pupil, place) => (
        <li key={pupil.id}>
          <Link className={styles.child} to="/teacher" search={{ studentId: pupil.id }}>
            {isMany ? <Brief pupil={pupil} place={place} /> : <Full pupil={pupil} place={place} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Props = { pupil: Pupils[number]; place: number };

const Brief = ({ pupil: { name, averageProgress, completedLessons }, place }: Props) => (
  <span className={styles.top}>
    <Letter name={name} place={place} size="small" />
    <span className={styles.name}>
      <b>{name}</b>
      <span>
        {averageProgress}% · {lessonsText(completedLessons)}
      </span>
    </span>
    <ProgressWord percent={averageProgress} />
  </span>
);

const Full = ({ pupil, place }: Props) => {
  const { name, grade, totalPoints, averageProgress, completedLessons, lastActivity } = pupil;
  return (
    <>
      <span className={styles.top}>
        <Letter name={name} place={place} />
        <span className={styles.name}>
          <b>{name}</b>
          <span>Grade: {grade === null ? 'not chosen yet' : gradeLabel(grade)}</span>
        </span>
        <Icon name="chevron-right" size={20} />
      </span>
      <span className={styles.facts}>
        <span>
          <b>{averageProgress}%</b> overall
        </span>
        <ProgressWord percent={averageProgress} />
      </span>
      <Meter
        label={`${name}, overall progress`}
        percent={averageProgress}
        tone={progressBand(averageProgress).color}
      />
      <span className={styles.meta}>
        {lessonsText(completedLessons)} · {countText(totalPoints)} points
        <br />
        {lastActivity === null ? 'No recent activity' : `Last activity: ${nearMoment(lastActivity)}`}
      </span>
    </>
  );
};
