import { trpc, api } from '../../lib/api/api.ts';
import { PRODUCT } from '@noodlenaut/domain';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveChildren } from '../../lib/live/use-live-children.ts';
import { AddChild } from './add-child.tsx';
import { ClassWishes } from './class-wishes.tsx';
import { ChildFamily } from './child-family.tsx';
import { ChildTabs } from './child-tabs.tsx';
import { chosenChild, familyOf } from './chosen-child.ts';
import styles from './family.module.css';
import { PanelError } from '../../lib/panels/panel-error.tsx';
import { NoticesCard } from './notices-card.tsx';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { shortDay } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** Links this grown-up asked for and nobody has confirmed yet: they tell nothing of the child. */
function MyWaitingLinks({ waiting }: { waiting: Outputs['family']['children']['waiting'] }) {
  const withdraw = useFamilyAction((linkId: string) => api.family.endLink.mutate({ linkId }));
  return waiting.map(({ linkId, since }) => (
    <div key={linkId} className={styles.note}>
      <p>
        <b>Your link from {shortDay(since)} waits for a yes.</b> The child&apos;s own grown-up confirms it, or
        the child, when no grown-up is linked yet.
      </p>
      <FlatButton
        pending={withdraw.isPending && withdraw.variables === linkId}
        onClick={() => withdraw.mutate(linkId)}
      >
        Withdraw
      </FlatButton>
    </div>
  ));
}

type Props = {
  childId: string | undefined;
  isAdding: boolean;
  /** A family code that a letter's QR code brought. */
  code: string;
};

/** Everything a parent decides about their children: links, consents, sign-in, data. */
export function FamilyScreen({ childId, isAdding, code }: Props) {
  useLiveChildren();
  const { data } = useSuspenseQuery(trpc.family.children.queryOptions());
  const family = familyOf(data.children);
  const chosen = chosenChild(data.children, childId);
  // A parent who had no child yet stays at the form, because its message after the first child is shown only once.
  const [cameWithout] = useState(chosen === null);
  const { data: notices, error, refetch } = useQuery(trpc.family.notices.queryOptions());
  // What was new at the first render stays first until the page is left.
  const [hasNews] = useState(notices?.some(({ isSeen }) => !isSeen) ?? false);
  const happened =
    notices === undefined ? (
      error !== null && <PanelError title="What happened" error={error} onRetry={() => void refetch()} />
    ) : (
      <NoticesCard notices={notices} />
    );
  const adds = isAdding || chosen === null || (cameWithout && childId === undefined);
  return (
    <GrownUpPage>
      <title>{`Family · ${PRODUCT.name}`}</title>
      <div className={styles.top}>
        <h1>Family and consent</h1>
        {family.length > 0 && <ChildTabs family={family} chosenId={adds ? null : chosen.id} />}
      </div>
      <MyWaitingLinks waiting={data.waiting} />
      <ClassWishes />
      {hasNews && happened}
      {adds ? (
        <AddChild isFirst={cameWithout} code={code} />
      ) : (
        <ChildFamily key={chosen.id} childId={chosen.id} />
      )}
      {!hasNews && happened}
    </GrownUpPage>
  );
}
