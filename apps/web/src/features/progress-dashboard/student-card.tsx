import { trpc } from '../../lib/api/api.ts';
import { Tooltip } from '@mantine/core';
import { DEFAULT_NAME, gradeLabel } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Letter } from '@noodlenaut/ui/pieces/grown-up/letter';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PrintedDay } from '../../lib/files/printed-day.tsx';
import { saveCsv } from '../../lib/files/save-file.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { overviewCsv } from './overview-rows.ts';
import { countText, shareText } from '../../lib/format/numbers.ts';
import styles from './student-card.module.css';

type Props = {
  overview: Outputs['teacher']['overview'];
  studentId: string | undefined;
  /** Whose own dashboard a grown-up may look at; undefined for a student, who goes to theirs. */
  childId: string | undefined;
};

/** The child's name, points, streak and first tries, with links to more. */
export function StudentCard({ overview, studentId, childId }: Props) {
  const { data: analytics } = useQuery(trpc.teacher.analytics.queryOptions({ studentId }));
  const name = overview.student?.name?.trim() || DEFAULT_NAME;
  const grade = overview.student?.grade;
  const facts = [
    [analytics === undefined ? '–' : shareText(analytics.accuracy), 'Right on first try'],
    [countText(overview.totalPoints), 'Total points'],
    [analytics === undefined ? '–' : dayText(analytics.streakDays), 'Learning streak'],
  ] as const;
  return (
    <FlatPanel label="Student">
      <div className={styles.card}>
        <div className={styles.who}>
          <Letter name={name} />
          <div>
            <h2>{name}</h2>
            <p className="soft">Grade: {grade ? gradeLabel(grade) : 'not chosen yet'}</p>
            <PrintedDay />
          </div>
        </div>
        <dl className={styles.facts}>
          {facts.map(([value, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.ways}>
          <FlatButton
            tone="primary"
            icon={<Icon name="eye" size={20} />}
            renderRoot={(root) => (
              <Link to="/" search={childId === undefined ? {} : { child: childId }} {...root} />
            )}
          >
            View Student Dashboard
          </FlatButton>
          <Tooltip label="Print">
            <FlatButton
              aria-label="Print"
              icon={<Sign name="print" size={20} />}
              onClick={() => window.print()}
            />
          </Tooltip>
          <Tooltip label="Export CSV">
            <FlatButton
              aria-label="Export CSV"
              icon={<Sign name="download" size={20} />}
              onClick={() => saveCsv(`${name} progress.csv`, overviewCsv(overview))}
            />
          </Tooltip>
        </div>
      </div>
    </FlatPanel>
  );
}

const dayText = (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`;
