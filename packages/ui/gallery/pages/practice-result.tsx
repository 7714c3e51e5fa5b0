import { BottomBar } from '../../src/pieces/page/bottom-bar.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { PracticeResult } from '../../src/pieces/lesson/practice-result.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { LessonFrame } from '../lesson-frame.tsx';
import { link } from '../link.tsx';

export default function Result() {
  return (
    <LessonFrame
      step={7}
      bar={
        <BottomBar>
          <StickerButton renderRoot={link()}>Back to Math</StickerButton>
          <StickerButton tone="primary" size="xl">
            Ten More
          </StickerButton>
        </BottomBar>
      }
    >
      <PracticeResult
        subject="math"
        title="10 questions done!"
        lines={[
          'You worked out place value, addition, and money.',
          '2 questions will come back another day.',
        ]}
        right={8}
        total={10}
        points={8}
        speak={<IconButton icon="speaker" tone="speak" label="Read the result aloud" />}
      />
    </LessonFrame>
  );
}
