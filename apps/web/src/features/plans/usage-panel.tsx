import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { useSuspenseQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { longDay } from '../../lib/format/dates.ts';
import styles from './plans.module.css';

type UsedProps = { label: string; used: number; limit: number | null; under: string };

/** One count before its wall. */
function Used({ label, used, limit, under }: UsedProps) {
  const percent = limit === null || limit === 0 ? 0 : (100 * used) / limit;
  return (
    <div className={styles.used}>
      <p>
        <span>{label}</span>
        <b>{limit === null ? `${used}, no limit` : `${used} of ${limit}`}</b>
      </p>
      {limit !== null && <Meter label={label} percent={percent} tone={percent >= 100 ? 'orange' : 'green'} />}
      <p className="soft small">{under}</p>
    </div>
  );
}

/** What the family has used of what the plan gives, child by child. */
export function UsagePanel() {
  const { data } = useSuspenseQuery(trpc.plans.usage.queryOptions());
  const { children, maxStudents, resetsAt } = data;
  return (
    <FlatPanel title="Used this month">
      <div className={styles.uses}>
        <Used
          label="Children in this plan"
          used={children.filter(({ isInPlan }) => isInPlan).length}
          limit={maxStudents}
          under={
            children.length === 0 ? 'No child is linked yet' : children.map(({ name }) => name).join(', ')
          }
        />
        {children.flatMap(({ id, name, isInPlan, tutoringUsed, tutoringLimit, helperAsked, helperLimit }) => [
          <Used
            key={`${id} tutoring`}
            label={`Tutoring sessions, ${name}`}
            used={tutoringUsed}
            limit={tutoringLimit}
            under={`${isInPlan ? '' : 'This plan has no place for one more child. '}Starts again on ${longDay(resetsAt)}`}
          />,
          <Used
            key={`${id} helper`}
            label={`AI messages today, ${name}`}
            used={helperAsked}
            limit={helperLimit}
            under="Starts again at midnight"
          />,
        ])}
      </div>
    </FlatPanel>
  );
}
