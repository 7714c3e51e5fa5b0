import { Tabs } from '@mantine/core';
import type { Role } from '@noodlenaut/domain';
import { Suspense, lazy } from 'react';
import type { Outputs } from '../../lib/api/replies.ts';
import { ActivityTimeline } from './activity-timeline.tsx';
import { SubjectCards } from './subject-cards.tsx';
import styles from './progress-tabs.module.css';

/** The code of the charts loads when the tab is opened. */
const AnalyticsTab = lazy(async () => ({ default: (await import('./analytics-tab.tsx')).AnalyticsTab }));

type Props = {
  overview: Outputs['teacher']['overview'];
  studentId: string | undefined;
  role: Role;
  tab: ProgressTab;
  onTab: (tab: ProgressTab) => void;
};

export type ProgressTab = 'subjects' | 'activity' | 'analytics';
const isTab = (value: string | null): value is ProgressTab =>
  value === 'subjects' || value === 'activity' || value === 'analytics';

/** Three views of one child: by subject, by time, in figures. Which one is in the address. */
export function ProgressTabs({ overview, studentId, role, tab, onTab }: Props) {
  return (
    <Tabs
      value={tab}
      onChange={(value) => isTab(value) && onTab(value)}
      keepMounted={false}
      unstyled
      classNames={{ list: styles.list ?? '', tab: styles.tab ?? '', panel: styles.panel ?? '' }}
    >
      <Tabs.List aria-label="What to look at">
        <Tabs.Tab value="subjects">Subject Progress</Tabs.Tab>
        <Tabs.Tab value="activity">Recent Activity</Tabs.Tab>
        <Tabs.Tab value="analytics">Analytics</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="subjects">
        <SubjectCards overview={overview} studentId={studentId} />
      </Tabs.Panel>
      <Tabs.Panel value="activity">
        <ActivityTimeline studentId={studentId} />
      </Tabs.Panel>
      <Tabs.Panel value="analytics">
        <Suspense fallback={<output>Loading the analytics...</output>}>
          <AnalyticsTab overview={overview} studentId={studentId} role={role} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  );
}
