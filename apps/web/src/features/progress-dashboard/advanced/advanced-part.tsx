import type { Role } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { trpc } from '../../../lib/api/api.ts';
import { sentenceOf } from '../../../lib/api/error-sentences.ts';
import { AdvancedOffer } from './advanced-offer.tsx';
import styles from './advanced.module.css';
import { MistakesPanel } from './mistakes-panel.tsx';
import { OwnPastPanel } from './own-past-panel.tsx';
import { SkillWeeksPanel } from './skill-weeks-panel.tsx';
import { TimePanel } from './time-panel.tsx';

type Props = { role: Role; studentId: string | undefined; hasAdvanced: boolean };

/** The advanced analytics below the four blocks (P6.07); where the plan has none, what they would show. */
export function AdvancedPart({ role, studentId, hasAdvanced }: Props) {
  const { data, error, refetch } = useQuery({
    ...trpc.teacher.advanced.queryOptions({ studentId }),
    enabled: hasAdvanced,
  });
  // The plan may have ended since the analytics were read.
  if (!hasAdvanced || (error instanceof ApiError && error.code === 'plan_limit'))
    return <AdvancedOffer role={role} />;
  if (data === undefined && error !== null)
    return (
      <FlatPanel title="A closer look">
        <div className={styles.stack}>
          <p>{sentenceOf(error)}</p>
          <div>
            <FlatButton onClick={() => void refetch()}>Try again</FlatButton>
          </div>
        </div>
      </FlatPanel>
    );
  if (data === undefined) return <output>Loading a closer look...</output>;
  return (
    <div className={styles.grid}>
      <div className={styles.whole}>
        <SkillWeeksPanel weekEnds={data.weekEnds} skills={data.skills} />
      </div>
      <TimePanel weekEnds={data.weekEnds} time={data.time} />
      <MistakesPanel mistakes={data.mistakes} />
      <div className={styles.whole}>
        <OwnPastPanel ownPast={data.ownPast} />
      </div>
    </div>
  );
}
