import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { api } from '../../lib/api/api.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { shortDay } from '../../lib/format/dates.ts';
import { notify } from '../../lib/notices/notices.ts';
import { PLAN_READS } from './plan-reads.ts';
import styles from './plans.module.css';

/** A cancelled plan goes on with one press until it ends (P6.29). */
export function ResumePanel({ endsAt }: { endsAt: string }) {
  const resume = useAction(() => api.billing.resume.mutate(), {
    stale: PLAN_READS,
    onDone: () => notify({ title: 'Your plan goes on', tone: 'success' }),
  });
  return (
    <FlatPanel title="Cancelled">
      <div className={styles.main}>
        <p>
          Everything stays open until <b>{shortDay(endsAt)}</b>. Then the free plan begins. Lessons, points
          and badges stay.
        </p>
        <FlatButton tone="primary" wide pending={resume.isPending} onClick={() => resume.mutate(undefined)}>
          Resume
        </FlatButton>
      </div>
    </FlatPanel>
  );
}
