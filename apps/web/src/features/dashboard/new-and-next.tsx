import { BadgeView } from '@noodlenaut/ui/pieces/badges/badge-view';
import type { Shelf } from '../../lib/api/replies.ts';
import { DEMO_BADGES } from './demo-badges.ts';

const SHOWN = 4;
const NEW = 2;
type Badge = Shelf['badges'][number];

const isDemo = ({ key }: Badge): boolean => DEMO_BADGES.some((demo) => demo.key === key);
const nearness = ({ progress }: Badge): number => (progress === null ? 0 : progress.value / progress.max);

/** Of the other badges the newest earned, then those that are nearest. */
function newAndNext(badges: readonly Badge[]): readonly Badge[] {
  const others = badges.filter((badge) => !isDemo(badge));
  const earned = others
    .filter(({ earnedAt }) => earnedAt !== null)
    .toSorted((a, b) => (b.earnedAt ?? '').localeCompare(a.earnedAt ?? ''));
  const open = others
    .filter(({ earnedAt }) => earnedAt === null)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, SHOWN - Math.min(NEW, earned.length));
  return [...earned.slice(0, SHOWN - open.length), ...open];
}

/** A second row of badges: what is new and what is next, each with how far. */
export function NewAndNext({ badges }: { badges: readonly Badge[] }) {
  return newAndNext(badges).map(({ key, icon, title, text, earnedAt, progress }) => (
    <li key={key}>
      <BadgeView
        badge={icon}
        title={title}
        text={text}
        locked={earnedAt === null}
        {...(progress === null ? {} : { progress })}
      />
    </li>
  ));
}
