import { levelStart } from '@noodlenaut/domain';
import { LevelCard } from '@noodlenaut/ui/pieces/level-card';
import { BadgeView } from '@noodlenaut/ui/pieces/badge-view';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { reads } from '../../lib/reads.ts';

const SHOWN = 4;

/** Level and the newest badges. The badges come after the first screen: they are below it. */
export function LevelPanel() {
  const { data: stats } = useSuspenseQuery(reads.achievementStats);
  const { data: achievements = [] } = useQuery({
    ...reads.achievements,
    enabled: stats.totalAchievements > 0,
  });
  const start = levelStart(stats.level);
  const next = levelStart(stats.level + 1);
  return (
    <section className="stack" aria-labelledby="achievements">
      <h2 id="achievements">Achievements</h2>
      <LevelCard
        level={stats.level}
        points={Math.max(0, stats.totalPoints - start)}
        levelPoints={next - start}
        note={`${Math.max(0, next - stats.totalPoints)} more points to Level ${stats.level + 1}.`}
      >
        {achievements.slice(0, SHOWN).map((achievement) => (
          <li key={achievement.id}>
            <BadgeView badge={achievement.icon} title={achievement.title} text={achievement.description} />
          </li>
        ))}
        {stats.totalAchievements === 0 && <li className="soft">Finish your first lesson to earn a badge.</li>}
      </LevelCard>
    </section>
  );
}
