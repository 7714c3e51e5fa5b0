import { trpc } from '../../lib/api/api.ts';
import { PRODUCT, displayName, type Role } from '@noodlenaut/domain';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { nearDay } from '../../lib/format/dates.ts';
import { arePlansOn } from '../../lib/plans/are-plans-on.ts';
import { TrialLine } from '../../lib/plans/trial-line.tsx';
import { useLiveChildren } from '../../lib/live/use-live-children.ts';
import { ChildCards, FULL_CARDS } from './child-cards.tsx';
import { LinkChild } from './link-child.tsx';
import { NoChild } from './no-child.tsx';
import styles from './family-home.module.css';
import { WayBackLine } from './way-back-line.tsx';
import { WeekPanels } from './week-panel.tsx';
import type { Outputs } from '../../lib/api/replies.ts';

type Children = Outputs['family']['children']['children'];
interface Group {
  readonly key: string;
  readonly title: string;
  readonly pupils: Children;
}

/** Family first, then each class by name; whoever belongs to several stands in each. */
function groupsOf(children: Children): Group[] {
  const family = children.filter(({ isFamily }) => isFamily);
  const classes = new Map(children.flatMap((child) => child.classes.map(({ id, name }) => [id, name])));
  const rooms = [...classes]
    .map(([id, name]) => ({
      key: `class-${id}`,
      title: name,
      pupils: children.filter((child) => child.classes.some((one) => one.id === id)),
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return family.length === 0 ? rooms : [{ key: 'family', title: 'Your children', pupils: family }, ...rooms];
}

/** Children by name; a whole class is folded, because its line above says who needs a look. */
function ChildGroup({ group: { key, title, pupils } }: { group: Group }) {
  const cards = <ChildCards pupils={pupils} />;
  return (
    <section className="stack" aria-labelledby={key}>
      <h2 id={key}>{title}</h2>
      {pupils.length > FULL_CARDS ? (
        <details className={styles.folded}>
          <summary>All {pupils.length} by name</summary>
          {cards}
        </details>
      ) : (
        cards
      )}
    </section>
  );
}

/**
 * The home of a parent or teacher: their children and classes at a glance (P8.02).
 * @param first what needs an answer today
 */
export function FamilyHome({ role, first }: { role: Role; first: ReactNode }) {
  useLiveChildren();
  const { data: user } = useSuspenseQuery(trpc.account.user.queryOptions());
  const { data: family } = useSuspenseQuery(trpc.family.children.queryOptions());
  const { children, waiting } = family;
  return (
    <GrownUpPage>
      <title>{`Home · ${PRODUCT.name}`}</title>
      <h1>Welcome back, {displayName(user)}!</h1>
      {role === 'parent' && arePlansOn() && <TrialLine />}
      {waiting.length > 0 && (
        <FlatPanel title={waiting.length === 1 ? 'A link waits for a yes' : 'Links wait for a yes'}>
          <p className="soft">
            Asked on {waiting.map(({ since }) => nearDay(since)).join(' and ')}. The child, or the grown-up
            who is linked already, says yes on their own screen. Then progress shows here.
          </p>
        </FlatPanel>
      )}
      {first}
      {role === 'parent' && children.length > 0 && <WeekPanels />}
      {children.length === 0 && <NoChild role={role} />}
      {groupsOf(children).map((group) => (
        <ChildGroup key={group.key} group={group} />
      ))}
      <WayBackLine />
      {children.length > 0 && role === 'parent' && (
        <div id="link">
          <FlatPanel title="Link another child">
            <LinkChild />
          </FlatPanel>
        </div>
      )}
    </GrownUpPage>
  );
}
