import { DAILY_ITEMS } from '@noodlenaut/domain';
import { CalendarArt, PlayersArt, RocketArt } from '@noodlenaut/ui/drawings/tile-art';
import { Tile } from '@noodlenaut/ui/pieces/tile';
import { TileGrid } from '@noodlenaut/ui/pieces/tile-grid';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type RootProps = Parameters<ComponentProps<typeof Tile>['renderRoot']>[0];

const toMath = (root: RootProps) => (
  <Link to="/subject/$subjectId" params={{ subjectId: 'math' }} {...root} />
);

const dailyText = (done: number): string => {
  if (done >= DAILY_ITEMS) return 'Done for today. Come back tomorrow!';
  return done === 0 ? 'Five questions for today.' : `${done} of ${DAILY_ITEMS} done today.`;
};

/** The three big tiles with their true state (SPEC 2). */
export function HomeTiles({ lastLessonId, dailyDone }: { lastLessonId: string | null; dailyDone: number }) {
  return (
    <TileGrid label="What to do now">
      <Tile
        tone="main"
        title="Continue Learning"
        text={lastLessonId === null ? 'Start your learning journey!' : 'Pick up where you left off!'}
        picture={<RocketArt />}
        renderRoot={(root) =>
          lastLessonId === null ? (
            toMath(root)
          ) : (
            <Link to="/lesson/$lessonId" params={{ lessonId: lastLessonId }} {...root} />
          )
        }
      />
      <Tile
        tone="sun"
        title="Daily Challenge"
        text={dailyText(dailyDone)}
        picture={<CalendarArt />}
        renderRoot={toMath}
      />
      <Tile
        tone="sky"
        title="Multiplayer Games"
        text="Play with friends."
        picture={<PlayersArt />}
        renderRoot={(root) => <Link to="/multiplayer" {...root} />}
      />
    </TileGrid>
  );
}
