import { formatDollars, PLANS, type BillingCycle, type PlanId } from '@noodlenaut/domain';
import { FlatOption } from '@noodlenaut/ui/pieces/form/flat-option';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import styles from './plans.module.css';

type Props = { planId: PlanId; cycle: BillingCycle; onChoose: (cycle: BillingCycle) => void };

/** Monthly, or yearly for ten months' money (P6.02). */
export function CycleChoice({ planId, cycle, onChoose }: Props) {
  const { priceCents, yearlyPriceCents } = PLANS[planId];
  const choices = [
    { value: 'monthly', name: 'Monthly', text: `${formatDollars(priceCents)} per month` },
    {
      value: 'yearly',
      name: 'Yearly',
      text: `${formatDollars(yearlyPriceCents)} per year, two months free`,
    },
  ] as const;
  return (
    <FlatPanel title="How often do you want to pay?">
      <div className={styles.options} role="radiogroup" aria-label="How often do you want to pay?">
        {choices.map(({ value, name, text }) => (
          <FlatOption
            key={value}
            group="cycle"
            title={name}
            text={text}
            checked={cycle === value}
            onChoose={() => onChoose(value)}
          />
        ))}
      </div>
    </FlatPanel>
  );
}
