import { progressBand } from '@noodlenaut/domain';
import { SubjectEmoji } from '@noodlenaut/ui/drawings/subject-emoji';
import { Icon } from '@noodlenaut/ui/icon';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/replies.ts';
import { overviewRows } from './overview-rows.ts';
import { ProgressWord } from '../../lib/progress-word.tsx';
import looks from './subject-cards.module.css';

type Props = { overview: Outputs['teacher']['overview']; studentId: string | undefined };

/** One card per subject with the way to its lessons (SPEC 2, 'Subject Progress'). */
export function SubjectCards({ overview, studentId }: Props) {
  return (
    <ul className={looks.subjects}>
      {overviewRows(overview).map(({ id, name, lessons, percent, word, lastActivity }) => (
        <li key={id} className={looks.subject} data-s={id}>
          <div className={looks.top}>
            <span className={looks.emoji}>
              <SubjectEmoji subject={id} />
            </span>
            <div className={looks.name}>
              <h2>{name}</h2>
              <p>{lessons}</p>
            </div>
            <ProgressWord percent={percent} shows="percent" />
          </div>
          <Meter label={`${name} progress`} percent={percent} tone={progressBand(percent).color} />
          <div className={looks.end}>
            <p>
              <b>{word}</b>
              <br />
              <span className={looks.last}>{lastActivity}</span>
            </p>
            <Link
              className={looks.more}
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
