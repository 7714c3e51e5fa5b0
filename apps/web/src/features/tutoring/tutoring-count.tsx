import { Icon } from '@noodlenaut/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import type { FamilySide } from './tutoring-rows.ts';
import styles from './tutoring.module.css';

interface Counted {
  readonly name: string;
  readonly used: number;
  readonly limit: number | null;
}

/** Sessions count in the month of their time, in UTC; what was cancelled in time does not (decision 0093). */
const COUNTS: ReadonlySet<string> = new Set(['scheduled', 'in-progress', 'completed']);
const thisMonth = (iso: string): boolean => iso.slice(0, 7) === new Date().toISOString().slice(0, 7);

/** The own count of a child, from what the page has read anyway. */
function useOwnCount(isOn: boolean): readonly Counted[] {
  const { data: sessions = [] } = useQuery({ ...trpc.tutoring.sessions.queryOptions(), enabled: isOn });
  const { data: user } = useQuery({ ...trpc.account.user.queryOptions(), enabled: isOn });
  const limit = user?.entitlements?.tutoringSessionsAMonth ?? null;
  const used = sessions.filter(
    ({ status, countsAsUsed, scheduledTime }) =>
      (COUNTS.has(status) || countsAsUsed) && thisMonth(scheduledTime),
  );
  return isOn && limit !== null ? [{ name: '', used: used.length, limit }] : [];
}

/** How many sessions of the month are used, before a booking meets the plan's limit (P6.05). */
export function TutoringCount({ side }: { side: FamilySide }) {
  const own = useOwnCount(side === 'student');
  const { data } = useQuery({ ...trpc.plans.usage.queryOptions(), enabled: side === 'guardian' });
  const ofChildren = (data?.children ?? []).map(({ name, tutoringUsed, tutoringLimit }) => ({
    name,
    used: tutoringUsed,
    limit: tutoringLimit,
  }));
  const counts = (side === 'student' ? own : ofChildren).filter(({ limit }) => limit !== null);
  if (counts.length === 0) return null;
  return (
    <ul className={styles.counts} aria-label="Sessions this month">
      {counts.map(({ name, used, limit }) => (
        <li key={name}>
          <Icon name="calendar" size={20} />
          {name === '' ? '' : `${name}: `}
          {used} of {limit} {limit === 1 ? 'session' : 'sessions'} used or booked this month
        </li>
      ))}
    </ul>
  );
}
