import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useQuery } from '@tanstack/react-query';
import { isAdult } from '@noodlenaut/domain';
import { trpc } from '../../lib/api/api.ts';
import type { Viewer } from '../../lib/api/replies.ts';
import { SupportHours } from '../../lib/support/support-hours.tsx';
import { useSupportHours } from '../../lib/support/use-support-hours.ts';
import { AskYourGrownUp } from './ask-your-grown-up.tsx';
import { OftenAsked } from './often-asked.tsx';
import styles from './support.module.css';
import { TicketForm } from './ticket-form.tsx';

/** The form with the address that the account has confirmed. */
function OwnTicketForm() {
  const { data: ways } = useQuery(trpc.account.waysBack.queryOptions());
  return (
    <GrownUpPage>
      <TicketForm address={ways?.isConfirmed === true ? (ways.email ?? '') : ''} />
    </GrownUpPage>
  );
}

function Ask({ viewer }: { viewer: Viewer | null }) {
  if (viewer === null)
    return (
      <GrownUpPage>
        <TicketForm address="" />
      </GrownUpPage>
    );
  if (viewer.role === '')
    return (
      <p>
        Please <a href="/account-setup">finish setting up your profile</a> first. Then you can write to us
        here.
      </p>
    );
  return isAdult(viewer.role) ? <OwnTicketForm /> : <AskYourGrownUp />;
}

/** Answers that are often asked for, and a form for everything else. */
export function SupportContent({ viewer }: { viewer: Viewer | null }) {
  const hours = useSupportHours();
  return (
    <div className={styles.support}>
      <div className="stack">
        <p>
          The people who run this instance help you best: your school, or the family member who set it up.
        </p>
        <SupportHours hours={hours} />
        <p>
          Is a child in danger, or afraid? <a href="/help-now">People who help</a> answer the phone now.
        </p>
        <OftenAsked />
      </div>
      <Ask viewer={viewer} />
    </div>
  );
}
