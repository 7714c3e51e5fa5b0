import { DAILY_ITEMS } from '@noodlenaut/domain';
import { CalendarArt, PlayersArt, RocketArt } from '@noodlenaut/ui/drawings/tile-art';
import { PictureTile } from '@noodlenaut/ui/pieces/home/picture-tile';
import { PictureTileGrid } from '@noodlenaut/ui/pieces/home/picture-tile-grid';
import { ProgressDots } from '@noodlenaut/ui/pieces/base/progress-dots';
import { Link } from '@tanstack/react-router';
import { Speak } from '../../lib/audio/speak.tsx';
import type { Dashboard } from '../../lib/api/replies.ts';
import type { ComponentProps } from 'react';
import { ContinueLink, MathLink } from './continue-link.tsx';
import type { HomeTiles } from './home-tiles.tsx';
import { dailyText } from './tile-texts.ts';

type Props = ComponentProps<typeof HomeTiles>;

const speak = (title: string, state: string) => (
  <Speak size="xl" label={`Read aloud: ${title}`} texts={[title, state]} />
);
const whichLesson = ({ title, finished }: NonNullable<Dashboard['lastLesson']>): string =>
  finished ? `${title}. Done. You can play it again.` : `${title}.`;

/** The three tiles by their pictures: their true state in dots, each with its own read-aloud button. */
export function PictureTiles({ lastLessonId, lastLesson, dailyDone, isSecond }: Props) {
  const goesOn = lastLesson !== null && lastLesson.id === lastLessonId;
  return (
    <PictureTileGrid label="What to do now">
      <PictureTile
        tone={isSecond ? 'plain' : 'main'}
        title="Continue Learning"
        picture={<RocketArt />}
        speak={speak('Continue Learning', goesOn ? whichLesson(lastLesson) : 'Start your learning journey!')}
        renderRoot={(root) => <ContinueLink lessonId={lastLessonId} {...root} />}
      />
      <PictureTile
        tone="sun"
        title="Daily Challenge"
        picture={<CalendarArt />}
        progress={
          <ProgressDots
            label="Questions done today"
            value={dailyDone}
            max={DAILY_ITEMS}
            valueText={dailyText(dailyDone)}
          />
        }
        speak={speak('Daily Challenge', dailyText(dailyDone))}
        renderRoot={(root) => <MathLink {...root} />}
      />
      <PictureTile
        tone="sky"
        title="Multiplayer Games"
        picture={<PlayersArt />}
        speak={speak('Multiplayer Games', 'Play with friends.')}
        renderRoot={(root) => <Link to="/multiplayer" {...root} />}
      />
    </PictureTileGrid>
  );
}
