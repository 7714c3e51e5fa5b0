import { BottomBar } from '../../src/pieces/page/bottom-bar.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { LessonIntro } from '../../src/pieces/lesson/lesson-intro.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { LessonFrame } from '../lesson-frame.tsx';

export default function Intro() {
  return (
    <LessonFrame
      step={1}
      bar={
        <BottomBar align="center">
          <StickerButton tone="primary" size="xl">
            Let's Start Learning!
          </StickerButton>
        </BottomBar>
      }
    >
      <LessonIntro
        subject="math"
        meta="Math · Level 2 · 15 points"
        title="Fractions on the Star Bar"
        text="Ahoy! We have one star bar and a hungry crew. A fraction says how big a share is. The bottom number counts all the equal pieces. The top number counts the pieces you take. Five questions, then we eat!"
        speak={<IconButton icon="speaker" tone="speak" label="Read the introduction aloud" />}
      />
    </LessonFrame>
  );
}
