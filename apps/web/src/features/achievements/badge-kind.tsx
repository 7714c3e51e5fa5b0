import type { AchievementKind } from '@noodlenaut/domain';
import { BadgeShelf } from '@noodlenaut/ui/pieces/badges/badge-shelf';
import { SectionHead } from '@noodlenaut/ui/pieces/page/section-head';
import { ShelfBadge } from '@noodlenaut/ui/pieces/badges/shelf-badge';
import { shortDay } from '../../lib/format/dates.ts';
import { useIsYoung } from '../../lib/comfort/picture-mode.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import type { Shelf } from '../../lib/api/replies.ts';

const TITLES = {
  effort: 'Effort',
  'coming-back': 'Coming back',
  breadth: 'Exploring',
  mastery: 'Mastery',
  helping: 'Playing together',
} as const satisfies Record<AchievementKind, string>;

type Props = { kind: AchievementKind; badges: Shelf['badges'] };

/** The badges of one kind on their noodle, and a button that reads them. Who reads little yet sees their names, and hears the rest. */
export function BadgeKind({ kind, badges }: Props) {
  const title = TITLES[kind];
  const isYoung = useIsYoung();
  const words = badges.map((badge) => `${badge.title}. ${badge.text}`);
  return (
    <section aria-labelledby={kind}>
      <SectionHead id={kind} title={title}>
        <Speak size="xl" label={`Read aloud: ${title}`} texts={[`${title}.`, ...words]} />
      </SectionHead>
      <BadgeShelf labelledBy={kind}>
        {badges.map(({ key, icon, earnedAt, ...badge }) => (
          <ShelfBadge
            key={key}
            badge={icon}
            earned={earnedAt === null ? null : shortDay(earnedAt)}
            title={badge.title}
            text={badge.text}
            progress={badge.progress}
            isQuiet={isYoung}
          />
        ))}
      </BadgeShelf>
    </section>
  );
}
