import { BottomBar } from '../../src/pieces/page/bottom-bar.tsx';
import { FeedbackPanel } from '../../src/pieces/lesson/feedback-panel.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { TeacherPortrait } from '../../src/pieces/lesson/teacher-portrait.tsx';
import { QuestionStep } from '../question-step.tsx';

export default function LessonRight() {
  return (
    <QuestionStep
      chosen={1}
      right={1}
      bar={
        <BottomBar tone="right">
          <FeedbackPanel
            title="Excellent work! 🎉"
            text="You counted every piece first. 3 of the 8 equal pieces carry a star, so he packs 3/8."
            portrait={<TeacherPortrait subject="math" />}
            speak={<IconButton icon="speaker" tone="speak" label="Read the answer aloud" />}
          />
          <StickerButton tone="primary" size="xl">
            Next Activity →
          </StickerButton>
        </BottomBar>
      }
    />
  );
}
