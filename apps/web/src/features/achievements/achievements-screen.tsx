import { trpc } from '../../lib/api/api.ts';
import { ACHIEVEMENT_KINDS, PRODUCT, levelStart } from '@noodlenaut/domain';
import { LevelBar } from '@noodlenaut/ui/pieces/home/level-bar';
import { PageTop } from '@noodlenaut/ui/pieces/page/page-top';
import { Pill } from '@noodlenaut/ui/pieces/base/pill';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useIsYoung } from '../../lib/comfort/picture-mode.ts';
import { BadgeKind } from './badge-kind.tsx';

/** The badge shelf: all forty, earned or with the way to earn them. */
export function AchievementsScreen() {
  const {
    data: { stats, badges },
  } = useSuspenseQuery(trpc.achievements.shelf.queryOptions());
  const isYoung = useIsYoung();
  const next = levelStart(stats.level + 1);
  return (
    <>
      <title>{`Achievements · ${PRODUCT.name}`}</title>
      <PageTop title="Achievements" backLabel="Back" renderBack={(root) => <Link to="/" {...root} />}>
        <Pill icon="trophy">
          {stats.totalAchievements} of {badges.length}
        </Pill>
        <StickerButton icon="star" renderRoot={(root) => <Link to="/stickers" {...root} />}>
          My stickers
        </StickerButton>
      </PageTop>
      <LevelBar
        level={stats.level}
        points={stats.totalPoints}
        percent={stats.nextLevelProgress}
        {...(!isYoung && {
          note: `${Math.max(0, next - stats.totalPoints)} more points to Level ${stats.level + 1}.`,
        })}
      />
      {ACHIEVEMENT_KINDS.map((kind) => (
        <BadgeKind key={kind} kind={kind} badges={badges.filter((badge) => badge.kind === kind)} />
      ))}
    </>
  );
}
