import { Persona } from '../../src/drawings/persona.tsx';
import { BottomBar } from '../../src/pieces/bottom-bar.tsx';
import { FeedbackPanel } from '../../src/pieces/feedback-panel.tsx';
import { StickerButton } from '../../src/pieces/sticker-button.tsx';
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
