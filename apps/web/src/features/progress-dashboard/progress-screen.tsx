import { trpc } from '../../lib/api/api.ts';
import { DEFAULT_NAME, PRODUCT, type Role, progressBand } from '@noodlenaut/domain';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { MantineFrame } from '../../lib/theme/mantine-frame.tsx';
import { useLiveChildren } from '../../lib/live/use-live-children.ts';
import { BackToOwnClass } from './back-to-own-class.tsx';
import { ChildSwitcher } from './child-switcher.tsx';
import { NoChild } from './no-child.tsx';
import { StudentCard } from './student-card.tsx';
import { ProgressTabs, type ProgressTab } from './progress-tabs.tsx';
import styles from './progress-screen.module.css';
import { FactTiles } from '@noodlenaut/ui/pieces/grown-up/fact-tiles';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import type { Outputs } from '../../lib/api/replies.ts';
import { ProgressWord } from '../../lib/format/progress-word.tsx';
import { countText } from '../../lib/format/numbers.ts';

/** Below what is asked for most: its code and its drawings come after the page. */
const EffortAlbum = lazy(() => import('./effort-album.tsx'));

/** The four figures: a whole percent, and three numbers with what they count (S2.130 to S2.134). */
function OverviewFacts({ overview }: { overview: Outputs['teacher']['overview'] }) {
  const average = Math.round(overview.averageProgress);
  return (
    <FactTiles
      facts={[
        {
          label: 'Overall Progress',
          value: `${average}%`,
          beside: overview.student === null ? null : <ProgressWord percent={average} />,
          note: <Meter label="Overall progress" percent={average} tone={progressBand(average).color} />,
        },
        {
          label: 'Lessons Completed',
          value: countText(overview.totalLessonsCompleted),
          note: `of ${countText(overview.totalLessonsAvailable)} available`,
        },
        { label: 'Achievements', value: countText(overview.totalAchievements), note: 'badges earned' },
        { label: 'Active Subjects', value: countText(overview.totalSubjects), note: 'subjects enrolled' },
      ]}
    />
  );
}

type Props = {
  role: Role;
  /** The child of the address; left out, the first by name (P1.38). */
  studentId: string | undefined;
  /** The class from which it was opened. */
  classId: string | undefined;
  tab: ProgressTab;
  onTab: (tab: ProgressTab) => void;
};

/** The child's progress for those who look after it; a student sees their own (S2.124, P1.37). */
export function ProgressScreen({ role, studentId, classId, tab, onTab }: Props) {
  useLiveChildren();
  const { data: overview } = useSuspenseQuery(trpc.teacher.overview.queryOptions({ studentId }));
  const { data: family } = useQuery({ ...trpc.family.children.queryOptions(), enabled: role !== 'student' });
  const children = family?.children ?? [];
  const childId = role === 'student' ? undefined : (studentId ?? children[0]?.id);
  return (
    <MantineFrame>
      <GrownUpPage>
        <title>{`Teacher Dashboard · ${PRODUCT.name}`}</title>
        {role === 'teacher' && classId !== undefined && <BackToOwnClass classId={classId} />}
        <header className={styles.head}>
          <h1>
            Teacher Dashboard <span className="soft">-</span>{' '}
            <span className={styles.sub}>Monitor student progress and performance</span>
          </h1>
          {children.length > 0 && <ChildSwitcher role={role} childId={childId} pupils={children} />}
        </header>
        {overview.student === null ? (
          <>
            <NoChild role={role} />
            <OverviewFacts overview={overview} />
          </>
        ) : (
          <>
            <StudentCard overview={overview} studentId={studentId} childId={childId} />
            <OverviewFacts overview={overview} />
            <ProgressTabs overview={overview} studentId={studentId} role={role} tab={tab} onTab={onTab} />
            {/* The list of children knows first that a link has ended. */}
            {childId !== undefined && (
              <Suspense fallback={<output>Loading the stickers...</output>}>
                <EffortAlbum studentId={childId} name={overview.student.name?.trim() || DEFAULT_NAME} />
              </Suspense>
            )}
          </>
        )}
      </GrownUpPage>
    </MantineFrame>
  );
}
