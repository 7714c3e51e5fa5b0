import { Persona } from '../../src/drawings/persona.tsx';
import { BottomBar } from '../../src/pieces/bottom-bar.tsx';
import { FeedbackPanel } from '../../src/pieces/feedback-panel.tsx';
import { StickerButton } from '../../src/pieces/sticker-button.tsx';
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
            portrait={<Persona subject="math" still size={64} />}
          />
          <StickerButton tone="primary" size="xl">
            Next Activity →
          </StickerButton>
        </BottomBar>
      }
    />
  );
}
