import { gradeLabel, progressBand } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { Letter } from '@noodlenaut/ui/pieces/grown-up/letter';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { Link } from '@tanstack/react-router';
import { nearMoment } from '../../lib/dates.ts';
import type { Replies } from '../../lib/wire.ts';
import looks from './child-cards.module.css';
import { ProgressWord } from '../../lib/progress-word.tsx';
import { countText } from '../../lib/shown-numbers.ts';

/** A card a child; each opens the dashboard of that child. */
export function ChildCards({ pupils }: { pupils: Replies['family.children']['children'] }) {
  return (
    <ul className={looks.children}>
      {pupils.map(
        ({ id, name, grade, totalPoints, averageProgress, completedLessons, lastActivity }, place) => (
          <li key={id}>
            <Link className={looks.child} to="/teacher" search={{ studentId: id }}>
              <span className={looks.top}>
                <Letter name={name} place={place} />
                <span className={looks.name}>
                  <b>{name}</b>
                  <span>Grade: {grade === null ? 'not chosen yet' : gradeLabel(grade)}</span>
                </span>
                <Icon name="chevron-right" size={20} />
              </span>
              <span className={looks.facts}>
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
              <span className={looks.meta}>
                {countText(completedLessons)} {completedLessons === 1 ? 'lesson' : 'lessons'} ·{' '}
                {countText(totalPoints)} points
                <br />
                {lastActivity === null ? 'No recent activity' : `Last activity: ${nearMoment(lastActivity)}`}
              </span>
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
