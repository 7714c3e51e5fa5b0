import { CalendarArt, PlayersArt, RocketArt } from '@noodlenaut/ui/drawings/tile-art';
import { PictureTile } from '@noodlenaut/ui/pieces/picture-tile';
import { PictureTileGrid } from '@noodlenaut/ui/pieces/picture-tile-grid';
import { Link } from '@tanstack/react-router';
import { Speak } from '../../lib/speak.tsx';
import { ContinueLink, MathLink } from './continue-link.tsx';

const speak = (text: string) => <Speak size="xl" label={`Read aloud: ${text}`} texts={[text]} />;

/** The three tiles by their pictures, each with its own read-aloud button. */
export function PictureTiles({ lastLessonId }: { lastLessonId: string | null }) {
  return (
    <PictureTileGrid label="What to do now">
      <PictureTile
        tone="main"
        title="Continue Learning"
        picture={<RocketArt />}
        speak={speak('Continue Learning')}
        renderRoot={(root) => <ContinueLink lessonId={lastLessonId} {...root} />}
      />
      <PictureTile
        tone="sun"
        title="Daily Challenge"
        picture={<CalendarArt />}
        speak={speak('Daily Challenge')}
        renderRoot={(root) => <MathLink {...root} />}
      />
      <PictureTile
        tone="sky"
        title="Multiplayer Games"
        picture={<PlayersArt />}
        speak={speak('Multiplayer Games')}
        renderRoot={(root) => <Link to="/multiplayer" {...root} />}
      />
    </PictureTileGrid>
  );
}
