import { BottomBar } from '../../src/pieces/page/bottom-bar.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { QuestionStep } from '../question-step.tsx';

export default function LessonQuestion() {
  return (
    <QuestionStep
      chosen={1}
      bar={
        <BottomBar>
          <StickerButton tone="primary" size="xl">
            Check Answer
          </StickerButton>
        </BottomBar>
      }
    />
  );
}
