import { trpc } from '../../lib/api/api.ts';
import { PRODUCT, formatDollars, isAdult } from '@noodlenaut/domain';
import type { Role } from '@noodlenaut/domain';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { EmptyState } from '@noodlenaut/ui/pieces/page/empty-state';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Outputs } from '../../lib/api/replies.ts';

type Props = { plan: Outputs['plans']['list'][number]; role: Role };

/** A plan before it is taken. Only adults decide about money (P6.25). */
export function SubscribeScreen({ plan, role }: Props) {
  const { data: subscription } = useSuspenseQuery(trpc.plans.subscription.queryOptions());
  const back = (
    <Link className="link" to="/adventure-scholars">
      Back to the plans
    </Link>
  );
  if (!isAdult(role)) {
    return (
      <EmptyState
        title="Ask your grown-up"
        text="A grown-up chooses the plan. Show them this page!"
        art={<NoodleStill mood="happy" size={220} />}
        action={back}
      />
    );
  }
  const price = plan.price === 0 ? 'FREE' : `${formatDollars(plan.price)} per month`;
  return (
    <>
      <title>{`${plan.displayName} · ${PRODUCT.name}`}</title>
      <h1>{plan.displayName}</h1>
      <section className="panel stack" aria-label="Plan">
        <p>{plan.description}</p>
        <p>
          <b>{price}</b>
        </p>
        <p>
          Your plan today: <b>{subscription.plan.displayName}</b>. This instance takes no payments: nothing is
          charged and your plan stays as it is.
        </p>
        {back}
      </section>
    </>
  );
}
