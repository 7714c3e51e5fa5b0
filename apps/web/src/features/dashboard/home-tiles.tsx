import { DAILY_ITEMS } from '@noodlenaut/domain';
import { CalendarArt, PlayersArt, RocketArt } from '@noodlenaut/ui/drawings/tile-art';
import { Tile } from '@noodlenaut/ui/pieces/tile';
import { TileGrid } from '@noodlenaut/ui/pieces/tile-grid';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../lib/wire.ts';
import { ContinueLink, MathLink } from './continue-link.tsx';

type Props = { lastLessonId: string | null; lastLesson: Dashboard['lastLesson']; dailyDone: number };

/** Which lesson, and truly how far. A finished one opens again, and says so. */
const whereIn = ({ title, step, steps, finished }: NonNullable<Dashboard['lastLesson']>): string => {
  const place = finished ? 'done, play again' : `step ${step} of ${steps}`;
  // The dot and what follows stay together where the line breaks.
  return `${title} ·\u00A0${place.replaceAll(' ', '\u00A0')}`;
};

const dailyText = (done: number): string => {
  if (done >= DAILY_ITEMS) return 'Done for today. Come back tomorrow!';
  return done === 0 ? 'Five questions for today.' : `${done} of ${DAILY_ITEMS} done today.`;
};

/** The three big tiles with their true state (SPEC 2). */
export function HomeTiles({ lastLessonId, lastLesson, dailyDone }: Props) {
  return (
    <TileGrid label="What to do now">
      <Tile
        tone="main"
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
