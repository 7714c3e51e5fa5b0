import { trpc } from '../../lib/api/api.ts';
import { PRODUCT } from '@noodlenaut/domain';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveChildren } from '../../lib/live/use-live-children.ts';
import { AddChild } from './add-child.tsx';
import { ClassWishes } from './class-wishes.tsx';
import { ChildFamily } from './child-family.tsx';
import { ChildTabs } from './child-tabs.tsx';
import { chosenChild, familyOf } from './chosen-child.ts';
import styles from './family.module.css';
import { MyWaitingLinks } from './my-waiting-links.tsx';
import { NoticesCard } from './notices-card.tsx';

type Props = { childId: string | undefined; isAdding: boolean };

/** Everything a parent decides about their children: links, consents, sign-in, data. */
export function FamilyScreen({ childId, isAdding }: Props) {
  useLiveChildren();
  const { data } = useSuspenseQuery(trpc.family.children.queryOptions());
  const family = familyOf(data.children);
  const chosen = chosenChild(data.children, childId);
  // Who came without a child stays at the form: what it says after the first one stands there only once.
  const [cameWithout] = useState(chosen === null);
  const { data: notices } = useSuspenseQuery(trpc.family.notices.queryOptions());
  // What is new stands first, and stays there for this visit.
  const [hasNews] = useState(notices.some(({ isSeen }) => !isSeen));
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
      {hasNews && <NoticesCard notices={notices} />}
      {adds ? <AddChild isFirst={cameWithout} /> : <ChildFamily key={chosen.id} childId={chosen.id} />}
      {!hasNews && <NoticesCard notices={notices} />}
    </GrownUpPage>
  );
}
