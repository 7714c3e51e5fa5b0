import { BottomBar } from '../../src/pieces/page/bottom-bar.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { LessonSummary } from '../../src/pieces/lesson/lesson-summary.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { LessonFrame } from '../lesson-frame.tsx';
import { SpokenText } from '../../src/pieces/base/spoken-text.tsx';

const LEARNED =
  'A fraction is a fair share. The bottom number counts all the equal pieces. The top number counts the pieces you take. Three of eight pieces is 3/8.';

export default function Summary() {
  return (
    <LessonFrame
      step={7}
      bar={
        <BottomBar>
          <StickerButton tone="primary" size="xl" icon="check">
            Complete Lesson
          </StickerButton>
        </BottomBar>
      }
    >
      <LessonSummary
        subject="math"
        title="Fractions on the Star Bar"
        learned={<SpokenText word={null}>{LEARNED}</SpokenText>}
        funFact="Astronauts share a day that is cut up, too. On the space station the sun rises 16 times in 24 hours."
        right={5}
        total={5}
        points={15}
        praise="You looked at every piece before you counted."
        speak={<IconButton icon="speaker" tone="speak" label="Read the summary aloud" />}
      />
    </LessonFrame>
  );
}
