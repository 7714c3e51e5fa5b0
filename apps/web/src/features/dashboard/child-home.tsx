import { PRODUCT, displayName, levelStart, mascotMood } from '@noodlenaut/domain';
import { CalendarArt, PlayersArt, RocketArt } from '@noodlenaut/ui/drawings/tile-art';
import { Noodle } from '@noodlenaut/ui/drawings/noodle';
import { GivenCard } from '@noodlenaut/ui/pieces/home/given-card';
import { GivenGrid } from '@noodlenaut/ui/pieces/home/given-grid';
import { LevelBar } from '@noodlenaut/ui/pieces/home/level-bar';
import { SubjectCard } from '@noodlenaut/ui/pieces/home/subject-card';
import { SubjectGrid } from '@noodlenaut/ui/pieces/home/subject-grid';
import { Tile } from '@noodlenaut/ui/pieces/base/tile';
import { TileGrid } from '@noodlenaut/ui/pieces/base/tile-grid';
import { WelcomeWindow } from '@noodlenaut/ui/pieces/home/welcome-window';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { suitOf } from '../../lib/rewards/suit-of.tsx';
import { childDashboard } from './child-dashboard.ts';
import styles from './child-home.module.css';
import { lastLessonOf } from './last-lesson.ts';
import { mascotLines } from './mascot-lines.ts';
import { givenWords, toDoFirst } from './given-words.ts';
import { dailyText, whereIn } from './tile-texts.ts';

type Root = Parameters<ComponentProps<typeof Tile>['renderRoot']>[0];
const still = (root: Root) => <div {...root} />;

/** A child's dashboard for a grown-up: what the child sees, under a banner, with nothing to press (P9.07). */
export function ChildHome({ childId }: { childId: string }) {
  const { data } = useSuspenseQuery(childDashboard(childId));
  const {
    user,
    subjects,
    progress,
    achievementStats: stats,
    streakDays,
    dailyDone,
    lastLesson,
    assignments,
    worn,
  } = data;
  const name = displayName(user);
  const lastLessonId = lastLessonOf(progress);
  const [says] = mascotLines(user.grade, stats.totalAchievements, streakDays);
  const toNext = Math.max(0, levelStart(stats.level + 1) - stats.totalPoints);
  return (
    <>
      <title>{`${name} · ${PRODUCT.name}`}</title>
      <aside className={styles.banner} aria-label="Read-only view">
        <p>
          <b>You see {name}’s dashboard.</b> It is only to look at: nothing here can be pressed, and nothing
          is recorded.
        </p>
        <Link className={styles.back} to="/teacher" search={{ studentId: childId }}>
          Back to Teacher Dashboard
        </Link>
      </aside>
      <div className={styles.still}>
        <WelcomeWindow
          title={`Welcome back, ${name}!`}
          mascot={<Noodle mood={mascotMood(stats.totalAchievements)} size={188} suit={suitOf(worn)} />}
          says={says}
        />
        {user.grade === null ? (
          <p className="panel">{name} has not chosen a grade yet.</p>
        ) : (
          <>
            {assignments.length > 0 && (
              <GivenGrid title="From a teacher">
                {toDoFirst(assignments).map((own) => (
                  <GivenCard key={own.id} subject={own.subject} {...givenWords(own)} renderRoot={still} />
                ))}
              </GivenGrid>
            )}
            <TileGrid label={`What ${name} can do now`}>
              <Tile
                tone="main"
                title="Continue Learning"
                text={lastLessonId === null ? 'Start your learning journey!' : 'Pick up where you left off!'}
                note={
                  lastLesson?.id === lastLessonId && lastLesson !== null ? whereIn(lastLesson) : undefined
                }
                picture={<RocketArt />}
                renderRoot={still}
              />
              <Tile
                tone="sun"
                title="Daily Challenge"
                text={dailyText(dailyDone)}
                picture={<CalendarArt />}
                renderRoot={still}
              />
              <Tile
                tone="sky"
                title="Multiplayer Games"
                text="Play with friends."
                picture={<PlayersArt />}
                renderRoot={still}
              />
            </TileGrid>
            <section className="stack" aria-labelledby="subjects">
              <h2 id="subjects">Subjects</h2>
              <SubjectGrid>
                {subjects.map(({ id, displayName: title }) => {
                  const row = progress.find(({ subjectId }) => subjectId === id);
                  return (
                    <SubjectCard
                      key={id}
                      subject={id}
                      name={title}
                      doneLessons={row?.completedLessons ?? 0}
                      totalLessons={row?.totalLessons ?? 0}
                      renderRoot={still}
                    />
                  );
                })}
              </SubjectGrid>
            </section>
            <section className="stack" aria-labelledby="achievements">
              <h2 id="achievements">
                Achievements: {stats.totalAchievements} {stats.totalAchievements === 1 ? 'badge' : 'badges'}
              </h2>
              <LevelBar
                level={stats.level}
                points={stats.totalPoints}
                percent={stats.nextLevelProgress}
                note={`${toNext} more points to Level ${stats.level + 1}.`}
              />
            </section>
          </>
        )}
      </div>
    </>
  );
}
