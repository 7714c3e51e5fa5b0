import { FREE_PLAN_ID, isAdult, PRODUCT, type BillingCycle, type Role } from '@noodlenaut/domain';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../lib/api/api.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { NoMoneyNote } from '@noodlenaut/ui/pieces/page/no-money-note';
import { AskForPlan } from './ask-for-plan.tsx';
import { CycleChoice } from './cycle-choice.tsx';
import { FreeChoice } from './free-choice.tsx';
import { OrderPanel } from './order-panel.tsx';
import styles from './plans.module.css';
import { WhatYouGet } from './what-you-get.tsx';

type Props = { plan: Outputs['plans']['list'][number]; role: Role };

/** A plan before it is taken. Only adults decide about money (P6.25). */
export function SubscribeScreen({ plan, role }: Props) {
  return isAdult(role) ? <Order plan={plan} /> : <AskForPlan />;
}

function Order({ plan }: Pick<Props, 'plan'>) {
  const { data } = useSuspenseQuery(trpc.billing.overview.queryOptions());
  const current = data.subscription;
  const [cycle, setCycle] = useState<BillingCycle>(
    current.planId === FREE_PLAN_ID ? 'monthly' : current.cycle,
  );
  return (
    <GrownUpPage>
      <title>{`${plan.displayName} · ${PRODUCT.name}`}</title>
      <Link className="link" to="/adventure-scholars">
        All plans
      </Link>
      <h1>{plan.displayName}</h1>
      <NoMoneyNote />
      <div className={styles.columns}>
        <div className={styles.main}>
          {plan.id !== FREE_PLAN_ID && <CycleChoice planId={plan.id} cycle={cycle} onChoose={setCycle} />}
          <WhatYouGet planId={plan.id} />
        </div>
        {plan.id === FREE_PLAN_ID ? (
          <FreeChoice isCurrent={current.planId === FREE_PLAN_ID} />
        ) : (
          <OrderPanel planId={plan.id} cycle={cycle} current={current} />
        )}
      </div>
    </GrownUpPage>
  );
}
