import { trpc } from '../../lib/api/api.ts';
import { gradeLabel, needsFocus, type Role, strengths } from '@noodlenaut/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Outputs } from '../../lib/api/replies.ts';
import { AdvancedPart } from './advanced/advanced-part.tsx';
import { DaysPanel, SkillsPanel, WeeksPanel } from './analytics-charts.tsx';
import styles from './analytics-tab.module.css';
import { InsightsPanel } from './insights-panel.tsx';
import { PerformancePanel } from './performance-panel.tsx';
import { RankedSubjects } from './ranked-subjects.tsx';

type Props = {
  overview: Outputs['teacher']['overview'];
  studentId: string | undefined;
  role: Role;
};

const NAMES = new Intl.ListFormat('en');
/** What nobody has opened yet needs a beginning, not focus. */
const isStarted = ({
  completedLessons,
  lastActivity,
}: Outputs['teacher']['overview']['subjects'][number]): boolean =>
  completedLessons > 0 || lastActivity !== undefined;

/** Strengths, what needs focus, the summary, charts and true sentences (S2.153, P9.08), and below them a closer look (P6.07). */
export function AnalyticsTab({ overview, studentId, role }: Props) {
  const { data: analytics } = useSuspenseQuery(trpc.teacher.analytics.queryOptions({ studentId }));
  const grade = overview.student?.grade;
  const untouched = overview.subjects.filter((subject) => !isStarted(subject));
  return (
    <div className={styles.grid}>
      <div className={styles.half}>
        <RankedSubjects
          title="Student Strengths"
          subjects={strengths(overview.subjects)}
          tone="green"
          sign="check"
          word="Strong"
          whenNone="A subject shows here when 70% of its lessons are done."
        />
      </div>
      <div className={styles.half}>
        <RankedSubjects
          title="Areas for Improvement"
          subjects={needsFocus(overview.subjects.filter(isStarted))}
          tone="red"
          sign="target"
          word="Needs Focus"
          whenNone="No subject that was started is below 50% of its lessons."
        >
          {untouched.length > 0 && (
            <p className="soft">
              Not started: {NAMES.format(untouched.map(({ displayName }) => displayName))}.
            </p>
          )}
        </RankedSubjects>
      </div>
      <div className={styles.whole}>
        <PerformancePanel overview={overview} analytics={analytics} />
      </div>
      <div className={styles.most}>
        <WeeksPanel analytics={analytics} grade={grade ? gradeLabel(grade) : null} />
      </div>
      <div className={styles.rest}>
        <InsightsPanel insights={analytics.insights} />
      </div>
      <div className={styles.half}>
        <DaysPanel days={analytics.days} />
      </div>
      <div className={styles.half}>
        <SkillsPanel skills={analytics.skills} />
      </div>
      <div className={styles.whole}>
        <AdvancedPart role={role} studentId={studentId} hasAdvanced={analytics.hasAdvanced} />
      </div>
    </div>
  );
}
