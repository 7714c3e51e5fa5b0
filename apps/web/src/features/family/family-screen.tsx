import { PRODUCT } from '@noodlenaut/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import { useLiveChildren } from '../../lib/use-live-children.ts';
import { AddChild } from './add-child.tsx';
import { ChildFamily } from './child-family.tsx';
import { ChildTabs } from './child-tabs.tsx';
import { chosenChild, familyOf } from './chosen-child.ts';
import looks from './family.module.css';
import { MyWaitingLinks } from './my-waiting-links.tsx';

type Props = { childId: string | undefined; isAdding: boolean };

/** Everything a parent decides about their children: links, consents, sign-in, data (PRODUCT 1). */
export function FamilyScreen({ childId, isAdding }: Props) {
  useLiveChildren();
  const { data } = useSuspenseQuery(grownUpReads.children);
  const family = familyOf(data.children);
  const chosen = chosenChild(data.children, childId);
  const adds = isAdding || chosen === null;
  return (
    <>
      <title>{`Family · ${PRODUCT.name}`}</title>
      <div className={looks.top}>
        <h1>Family and consent</h1>
        {family.length > 0 && <ChildTabs family={family} chosenId={adds ? null : chosen.id} />}
      </div>
      <MyWaitingLinks waiting={data.waiting} />
      {adds ? (
        <AddChild isFirst={family.length === 0} />
      ) : (
        <ChildFamily key={chosen.id} childId={chosen.id} />
      )}
    </>
  );
}
