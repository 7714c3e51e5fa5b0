import { trpc } from '../../lib/api/api.ts';
import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FindTutors } from './find-tutors.tsx';
import { MyRequests } from './my-requests.tsx';
import { MySessions } from './my-sessions.tsx';
import { TutoringHistory } from './tutoring-history.tsx';
import { isOpen, type FamilySide } from './tutoring-rows.ts';
import { TUTORING_TABS, type TutoringTab } from './tutoring-tab.ts';
import styles from './tutoring.module.css';

const NAMES: Readonly<Record<TutoringTab, string>> = {
  tutors: 'Find Tutors',
  requests: 'My Requests',
  sessions: 'My Sessions',
  history: 'History',
};
type Props = {
  side: FamilySide;
  tab: TutoringTab;
  /** Only the rows of this child. */
  child: string | undefined;
  hasSeveral: boolean;
  onAsk: () => void;
};

/** The four lists; the address says which one is open, so that the way back leads to the one before (S2.119). */
export function TabPanels({ side, tab, child, hasSeveral, onAsk }: Props) {
  const navigate = useNavigate();
  const { data: tutors } = useSuspenseQuery(trpc.tutoring.tutors.queryOptions());
  const { data: requests } = useSuspenseQuery(trpc.tutoring.requests.queryOptions());
  const { data: sessions } = useSuspenseQuery(trpc.tutoring.sessions.queryOptions());
  const ofChild = ({ studentId }: { studentId: string }) => child === undefined || studentId === child;
  const mine = sessions.filter(ofChild);
  const open = (chosen: string | null) => {
    const known = TUTORING_TABS.find((one) => one === chosen);
    if (known !== undefined)
      void navigate({ to: '/tutoring', search: { tab: known, ...(child !== undefined && { child }) } });
  };
  return (
    <Tabs
      value={tab}
      onChange={open}
      keepMounted={false}
      activateTabWithKeyboard={false}
      unstyled
      classNames={{ list: styles.tabs ?? '', tab: styles.tab ?? '', panel: styles.panel ?? '' }}
    >
      <Tabs.List aria-label="Tutoring">
        {TUTORING_TABS.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {NAMES[one]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="tutors">
        <FindTutors tutors={tutors} side={side} />
      </Tabs.Panel>
      <Tabs.Panel value="requests">
        <MyRequests requests={requests.filter(ofChild)} side={side} hasSeveral={hasSeveral} onAsk={onAsk} />
      </Tabs.Panel>
      <Tabs.Panel value="sessions">
        <MySessions sessions={mine.filter(isOpen)} side={side} hasSeveral={hasSeveral} />
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <TutoringHistory sessions={mine.filter((one) => !isOpen(one))} hasSeveral={hasSeveral} />
      </Tabs.Panel>
    </Tabs>
  );
}
