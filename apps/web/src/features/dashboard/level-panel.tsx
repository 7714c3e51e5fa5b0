import { trpc } from '../../lib/api/api.ts';
import { levelStart } from '@noodlenaut/domain';
import { BadgeView } from '@noodlenaut/ui/pieces/badges/badge-view';
import { LevelCard } from '@noodlenaut/ui/pieces/home/level-card';
import { SectionHead } from '@noodlenaut/ui/pieces/page/section-head';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { showAchievements } from '../../lib/notices/achievement-toasts.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { DEMO_BADGES } from './demo-badges.ts';
import { NewAndNext } from './new-and-next.tsx';

/**
 * Level, the four badges to try out, what is new and what is next. The badges come after the first screen, below which
 * they are; who has finished nothing yet sees them in their colours, as what waits. Trying one out shows its cheer and does nothing else; the cheer says whether the badge is earned.
 */
export function LevelPanel({ isPictures, isFresh }: { isPictures: boolean; isFresh: boolean }) {
  const { data: stats } = useSuspenseQuery(trpc.achievements.stats.queryOptions());
  const { data: shelf } = useQuery(trpc.achievements.shelf.queryOptions());
  const hasRest = shelf !== undefined && !isPictures && !isFresh;
  const start = levelStart(stats.level);
  const next = levelStart(stats.level + 1);
  const note = `${Math.max(0, next - stats.totalPoints)} more points to Level ${stats.level + 1}.`;
  return (
    <section aria-labelledby="achievements">
      <SectionHead id="achievements" title="Achievements">
        <span className="row">
          {isPictures && (
            <Speak
              size="xl"
              label="Read aloud: achievements"
              texts={[`You have ${stats.totalAchievements} badges.`, note, 'Tap one to see it cheer.']}
            />
          )}
          <Link to="/achievements" className="link big">
            See all 40
          </Link>
        </span>
      </SectionHead>
      <LevelCard
        level={stats.level}
        points={Math.max(0, stats.totalPoints - start)}
        levelPoints={next - start}
        {...(isPictures
          ? { isQuiet: true }
          : {
              note,
              tip: isFresh ? 'They wait for you. Tap one to see its cheer.' : 'Tap a badge to see its cheer.',
            })}
        more={hasRest ? <NewAndNext badges={shelf.badges} /> : undefined}
      >
        {DEMO_BADGES.map(({ key, badge, title, text, goal }) => {
          const own = shelf?.badges.find((one) => one.key === key);
          const isEarned = own !== undefined && own.earnedAt !== null;
          const cheer = { badge, title, kicker: isEarned ? 'Your badge' : 'Not earned yet' };
          return (
            <li key={key}>
              <BadgeView
                badge={badge}
                title={title}
                text={isPictures ? '' : goal}
                locked={!isEarned && !isFresh}
                {...(own?.progress && !isPictures && !isFresh ? { progress: own.progress } : {})}
                onPress={() => showAchievements([{ ...cheer, text: isEarned ? text : goal }])}
              />
            </li>
          );
        })}
      </LevelCard>
    </section>
  );
}
