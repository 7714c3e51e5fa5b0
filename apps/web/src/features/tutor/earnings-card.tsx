import { formatDollars } from '@noodlenaut/domain';
import { DataTable } from '@noodlenaut/ui/pieces/grown-up/data-table';
import { FactTiles } from '@noodlenaut/ui/pieces/grown-up/fact-tiles';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useSuspenseQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import styles from './home.module.css';

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
const counted = (sessions: number): string => `${sessions} ${sessions === 1 ? 'session' : 'sessions'}`;

/** What the tutor has earned (P5.38). */
export function EarningsCard() {
  const { data } = useSuspenseQuery(trpc.tutoring.earnings.queryOptions());
  const none = { sessions: 0, cents: 0 };
  const [current, last] = [data.months.at(-1) ?? none, data.months.at(-2) ?? none];
  const tile = (label: string, { sessions, cents }: { sessions: number; cents: number }) => ({
    label,
    value: formatDollars(cents),
    note: counted(sessions),
  });
  return (
    <FlatPanel
      title="Earnings"
      note="Completed sessions, and those that count as used. Paying out happens outside of this product."
      flush
    >
      <FactTiles
        bare
        facts={[tile('This month', current), tile('Last month', last), tile('In all', data.all)]}
      />
      <details className={styles.fold}>
        <summary>Month by month</summary>
        <DataTable
          label="Earnings by month"
          columns={[
            { name: 'Month', kind: 'title' },
            { name: 'Sessions', kind: 'number' },
            { name: 'Earned', kind: 'number' },
          ]}
          rows={data.months.toReversed().map(({ month, sessions, cents }) => ({
            key: month,
            cells: [monthName(month), sessions, formatDollars(cents)],
          }))}
        />
      </details>
    </FlatPanel>
  );
}
