import { Tabs } from '@mantine/core';
import { PRODUCT } from '@noodlenaut/domain';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { trpc } from '../../lib/api/api.ts';
import { useLiveTutoring } from '../../lib/live/use-live-tutoring.ts';
import { MantineFrame } from '../../lib/theme/mantine-frame.tsx';
import styles from './desk.module.css';
import { HistoryTab } from './history-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';
import { TutorStats } from './tutor-stats.tsx';
import { unanswered } from './tutor-requests.ts';
import { openSessions } from './tutor-sessions.ts';
import { useClock } from './use-clock.ts';
import { zoneHere } from './zone-times.ts';

const TABS = ['requests', 'sessions', 'history'];

/** Live tutoring as a tutor works with it: requests, sessions, and what follows them. */
export function TutorDeskScreen() {
  useLiveTutoring();
  const { data: requests } = useSuspenseQuery(trpc.tutoring.requests.queryOptions());
  const { data: sessions } = useSuspenseQuery(trpc.tutoring.sessions.queryOptions());
  const hash = useLocation({ select: (location) => location.hash });
  const now = useClock();
  const zone = zoneHere();
  const counts = { requests: unanswered(requests, now).length, sessions: openSessions(sessions).length };
  return (
    <GrownUpPage>
      <title>{`Tutoring · ${PRODUCT.name}`}</title>
      <div>
        <h1>Live Tutoring</h1>
        <p className="soft">All times in {zone}, the zone of this device</p>
      </div>
      <TutorStats />
      <MantineFrame>
        <Tabs
          key={hash}
          defaultValue={TABS.includes(hash) ? hash : counts.requests > 0 ? 'requests' : 'sessions'}
          keepMounted={false}
          unstyled
          classNames={{ list: styles.tabs ?? '', tab: styles.tab ?? '', panel: styles.panel ?? '' }}
        >
          <Tabs.List aria-label="What to look at">
            <Tabs.Tab value="requests">Requests ({counts.requests})</Tabs.Tab>
            <Tabs.Tab value="sessions">Sessions ({counts.sessions})</Tabs.Tab>
            <Tabs.Tab value="history">History</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="requests">
            <RequestsTab requests={requests} now={now} zone={zone} />
          </Tabs.Panel>
          <Tabs.Panel value="sessions">
            <SessionsTab sessions={sessions} now={now} zone={zone} />
          </Tabs.Panel>
          <Tabs.Panel value="history">
            <HistoryTab sessions={sessions} zone={zone} />
          </Tabs.Panel>
        </Tabs>
      </MantineFrame>
    </GrownUpPage>
  );
}
