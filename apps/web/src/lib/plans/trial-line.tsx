import { DAY_MS } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../api/api.ts';
import { longDay } from '../format/dates.ts';

/** How long before its end a trial is spoken of at all. */
const SAID_DAYS = 3;

/** In the last three days of a trial one line on the home, and nothing before: it informs and does not press. */
export function TrialLine() {
  const { data } = useQuery(trpc.plans.subscription.queryOptions());
  const [now] = useState(() => Date.now());
  if (data === undefined || !data.trialing || data.trialEndsAt === null) return null;
  if (new Date(data.trialEndsAt).getTime() - now > SAID_DAYS * DAY_MS) return null;
  return (
    <FlatPanel label="Free trial">
      <div className="row spread">
        <p>
          Your free trial of {data.plan.displayName} ends on <b>{longDay(data.trialEndsAt)}</b>. Nothing of
          your child’s is lost.
        </p>
        <FlatButton renderRoot={(root) => <Link to="/plan" {...root} />}>Look at your plan</FlatButton>
      </div>
    </FlatPanel>
  );
}
