import { displayName, PRODUCT } from '@noodlenaut/domain';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { useLiveTutoring } from '../../lib/live/use-live-tutoring.ts';
import styles from './desk.module.css';
import { EarningsCard } from './earnings-card.tsx';
import { NextRequests } from './next-requests.tsx';
import { ProfileCard } from './profile-card.tsx';
import { TodayList } from './today-list.tsx';
import { TodoCard } from './todo-card.tsx';
import { useClock } from './use-clock.ts';
import { verificationState } from './verification-state.ts';
import { VerificationCard } from './verification-card.tsx';
import { WeekCard } from './week-card.tsx';
import { zoneHere } from './zone-times.ts';

export { openTutorHome } from './open-tutor-home.ts';

/** Today's work, what waits, and what was earned. Only for who is verified. */
function Work({ now }: { now: Date }) {
  useLiveTutoring();
  const { data: requests } = useSuspenseQuery(trpc.tutoring.requests.queryOptions());
  const { data: sessions } = useSuspenseQuery(trpc.tutoring.sessions.queryOptions());
  const zone = zoneHere();
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          <TodayList sessions={sessions} now={now} zone={zone} />
          <NextRequests requests={requests} now={now} zone={zone} />
        </div>
        <div className={styles.column}>
          <TodoCard requests={requests} sessions={sessions} now={now} />
          <WeekCard sessions={sessions} now={now} zone={zone} />
        </div>
      </div>
      <div className={styles.columns}>
        <EarningsCard />
        <ProfileCard />
      </div>
    </>
  );
}

/** A tutor's home: today first, then requests, what is still to do, the week, earnings and the verification (P5.38). */
export function TutorHome() {
  const { data: user } = useSuspenseQuery(trpc.account.user.queryOptions());
  const now = useClock();
  const isQuiet = verificationState(user, now) === 'verified';
  return (
    <GrownUpPage>
      <title>{`Home · ${PRODUCT.name}`}</title>
      <h1>Welcome back, {displayName(user)}!</h1>
      {!isQuiet && <VerificationCard user={user} now={now} />}
      {user.isVerified ? <Work now={now} /> : <ProfileCard />}
      {isQuiet && <VerificationCard user={user} now={now} />}
    </GrownUpPage>
  );
}
