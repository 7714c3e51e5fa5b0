import { progressBand } from '@noodlenaut/domain';
import { SubjectEmoji } from '@noodlenaut/ui/drawings/subject-emoji';
import { Icon } from '@noodlenaut/ui/icon';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/api/replies.ts';
import { overviewRows } from './overview-rows.ts';
import { ProgressWord } from '../../lib/format/progress-word.tsx';
import styles from './subject-cards.module.css';

type Props = { overview: Outputs['teacher']['overview']; studentId: string | undefined };

/** One card per subject with the way to its lessons (S2.137). */
export function SubjectCards({ overview, studentId }: Props) {
  return (
    <ul className={styles.subjects}>
      {overviewRows(overview).map(({ id, name, lessons, percent, word, lastActivity }) => (
        <li key={id} className={styles.subject} data-s={id}>
          <div className={styles.top}>
            <span className={styles.emoji}>
              <SubjectEmoji subject={id} />
            </span>
            <div className={styles.name}>
              <h2>{name}</h2>
              <p>{lessons}</p>
            </div>
            <ProgressWord percent={percent} shows="percent" />
          </div>
          <Meter label={`${name} progress`} percent={percent} tone={progressBand(percent).color} />
          <div className={styles.end}>
            <p>
              <b>{word}</b>
              <br />
              <span className={styles.last}>{lastActivity}</span>
            </p>
            <Link
              className={styles.more}
              to="/teacher/subject/$subjectId"
              params={{ subjectId: id }}
              search={studentId === undefined ? {} : { studentId }}
            >
              View Details <span className="visually-hidden">of {name}</span>
              <Icon name="chevron-right" size={18} />
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
