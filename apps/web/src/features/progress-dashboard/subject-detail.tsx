import { trpc } from '../../lib/api/api.ts';
import {
  DEFAULT_NAME,
  PRODUCT,
  gradeLabel,
  progressBand,
  type Role,
  type SubjectId,
} from '@noodlenaut/domain';
import { SubjectEmoji } from '@noodlenaut/ui/drawings/subject-emoji';
import { FactTiles } from '@noodlenaut/ui/pieces/grown-up/fact-tiles';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { WayBack } from '@noodlenaut/ui/pieces/grown-up/way-back';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { nearMoment } from '../../lib/format/dates.ts';
import { PrintedDay } from '../../lib/files/printed-day.tsx';
import { saveCsv } from '../../lib/files/save-file.ts';
import { useLiveChildren } from '../../lib/live/use-live-children.ts';
import { LessonTable } from './lesson-table.tsx';
import { MissedPanel } from './missed-panel.tsx';
import { lessonsCsv } from './lesson-rows.ts';
import { countText, minutesText } from '../../lib/format/numbers.ts';
import styles from './subject-detail.module.css';

type Props = { subjectId: SubjectId; studentId: string | undefined; role: Role };

/** One subject with its figures, lesson by lesson (S2.154, S2.155). */
export function SubjectDetail({ subjectId, studentId, role }: Props) {
  useLiveChildren();
  const { data: detail } = useSuspenseQuery(trpc.teacher.detailed.queryOptions({ subjectId, studentId }));
  const { subject, student, progress, lastActivity } = detail;
  const name = student?.name?.trim() || DEFAULT_NAME;
  const about = [
    name,
    `Grade: ${student?.grade ? gradeLabel(student.grade) : 'not chosen yet'}`,
    lastActivity === null ? 'No recent activity' : `Last activity: ${nearMoment(lastActivity)}`,
  ];
  const available = detail.lessons.reduce((sum, { points }) => sum + points, 0);
  return (
    <GrownUpPage>
      <title>{`${subject.displayName} · ${PRODUCT.name}`}</title>
      <WayBack
        renderRoot={(root) => (
          <Link to="/teacher" search={studentId === undefined ? {} : { studentId }} {...root} />
        )}
      >
        Teacher Dashboard
      </WayBack>
      <header className={styles.head}>
        <div className={styles.who} data-s={subject.id}>
          <span className={styles.emoji}>
            <SubjectEmoji subject={subject.id} size={32} />
          </span>
          <div>
            <h1>{subject.displayName}</h1>
            <p className="soft">{about.join(' · ')}</p>
            <PrintedDay />
          </div>
        </div>
        <div className="row">
          <FlatButton icon={<Sign name="print" size={20} />} onClick={() => window.print()}>
            Print
          </FlatButton>
          <FlatButton
            icon={<Sign name="download" size={20} />}
            onClick={() => saveCsv(`${name} ${subject.displayName}.csv`, lessonsCsv(detail))}
          >
            Export CSV
          </FlatButton>
        </div>
      </header>
      <FactTiles
        facts={[
          {
            label: 'Progress',
            value: `${progress}%`,
            note: (
              <Meter
                label={`${subject.displayName} progress`}
                percent={progress}
                tone={progressBand(progress).color}
              />
            ),
          },
          {
            label: 'Lessons Completed',
            value: countText(detail.completedLessons),
            note: `of ${countText(detail.totalLessons)} available`,
          },
          { label: 'Average Score', value: `${detail.averageScore}%`, note: 'first tries' },
          {
            label: 'Points Earned',
            value: countText(detail.totalPointsEarned),
            note: `of ${countText(available)}`,
          },
          { label: 'Time Spent', value: minutesText(detail.timeSpent), note: 'estimated' },
        ]}
      />
      <FlatPanel title="Lessons" aside="In learning order" flush>
        {detail.lessons.length === 0 ? (
          <p className={styles.none}>There are no lessons for this grade yet.</p>
        ) : (
          <LessonTable detail={detail} />
        )}
      </FlatPanel>
      {role !== 'student' && student !== null && <MissedPanel subjectId={subjectId} studentId={studentId} />}
    </GrownUpPage>
  );
}
