import { Tooltip } from '@mantine/core';
import { NoodleBar } from '@noodlenaut/ui/pieces/noodle-bar';
import { Pill } from '@noodlenaut/ui/pieces/pill';
import { Link } from '@tanstack/react-router';
import { shortMoment } from '../../lib/dates.ts';
import type { Replies } from '../../lib/wire.ts';
import looks from './teacher.module.css';

type Props = { subjects: Replies['teacher.overview']['subjects'] };

/** One card per subject with the way to its lessons. */
export function OverviewSubjects({ subjects }: Props) {
  return (
    <section className="stack" aria-labelledby="subject-progress">
      <h2 id="subject-progress">Subject Progress</h2>
      <div className={looks.subjects}>
        {subjects.map((subject) => (
          <article
            key={subject.id}
            className={looks.subject}
            data-s={subject.id}
            aria-label={subject.displayName}
          >
            <div className="row spread">
              <h3>{subject.displayName}</h3>
              <Tooltip label="Completed lessons of this subject at the student's grade">
                <span>
                  <Pill>{subject.progress}%</Pill>
                </span>
              </Tooltip>
            </div>
            <NoodleBar label={`${subject.displayName} progress`} value={subject.progress} />
            <p className="soft">
              {subject.completedLessons} of {subject.totalLessons} lessons
            </p>
            <p className="soft small">
              {subject.lastActivity === undefined
                ? 'No recent activity'
                : `Last activity: ${shortMoment(subject.lastActivity)}`}
            </p>
            <Link className="link" to="/teacher/subject/$subjectId" params={{ subjectId: subject.id }}>
              View Details
            </Link>
          </article>
        ))}
      </div>
    </section>
  );
}
