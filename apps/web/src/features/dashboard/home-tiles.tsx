import { CalendarArt, PlayersArt, RocketArt } from '@noodlenaut/ui/drawings/tile-art';
import { Tile } from '@noodlenaut/ui/pieces/base/tile';
import { TileGrid } from '@noodlenaut/ui/pieces/base/tile-grid';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../lib/api/replies.ts';
import { ContinueLink, MathLink } from './continue-link.tsx';
import { dailyText, whereIn } from './tile-texts.ts';

type Props = {
  lastLessonId: string | null;
  lastLesson: Dashboard['lastLesson'];
  dailyDone: number;
  /** An adventure stands above them: it is the one thing to do first. */
  isSecond: boolean;
};

/** The three big tiles with their true state (S2.056). */
export function HomeTiles({ lastLessonId, lastLesson, dailyDone, isSecond }: Props) {
  return (
    <TileGrid label="What to do now">
      <Tile
        tone={isSecond ? 'plain' : 'main'}
        title="Continue Learning"
        text={lastLessonId === null ? 'Start your learning journey!' : 'Pick up where you left off!'}
        note={lastLesson !== null && lastLesson.id === lastLessonId ? whereIn(lastLesson) : undefined}
        picture={<RocketArt />}
        renderRoot={(root) => <ContinueLink lessonId={lastLessonId} {...root} />}
      />
      <Tile
        tone="sun"
        title="Daily Challenge"
        text={dailyText(dailyDone)}
        picture={<CalendarArt />}
        renderRoot={(root) => <MathLink {...root} />}
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
