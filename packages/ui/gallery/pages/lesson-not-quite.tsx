import { BottomBar } from '../../src/pieces/page/bottom-bar.tsx';
import { FeedbackPanel } from '../../src/pieces/lesson/feedback-panel.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { TeacherPortrait } from '../../src/pieces/lesson/teacher-portrait.tsx';
import { QuestionStep } from '../question-step.tsx';

export default function LessonNotQuite() {
  return (
    <QuestionStep
      chosen={0}
      right={1}
      bar={
        <BottomBar tone="try">
          <FeedbackPanel
            title="Not quite right 🤔"
            text="You counted 3 star pieces. That part works! The 5 are only the pieces left over. The bottom number counts all 8 pieces."
            hint="first count every piece in the bar, star or not."
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
