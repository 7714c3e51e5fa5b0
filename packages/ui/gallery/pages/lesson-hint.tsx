import { AnswerBar } from '../../src/pieces/answer-bar.tsx';
import { BottomBar } from '../../src/pieces/bottom-bar.tsx';
import { HintPanel } from '../../src/pieces/hint-panel.tsx';
import { IconButton } from '../../src/pieces/icon-button.tsx';
import { StickerButton } from '../../src/pieces/sticker-button.tsx';
import { TeacherPortrait } from '../../src/pieces/teacher-portrait.tsx';
import { QuestionStep } from '../question-step.tsx';

export default function LessonHint() {
  return (
    <QuestionStep
      chosen={1}
      bar={
        <BottomBar>
          <AnswerBar
            portrait={<TeacherPortrait subject="math" />}
            hintButton={
              <StickerButton tone="quiet" icon="lightbulb">
                Hint 2
              </StickerButton>
            }
            message={
              <HintPanel speak={<IconButton icon="speaker" tone="speak" label="Read the hint aloud" />}>
                First count every piece in the bar, star or not.
              </HintPanel>
            }
            action={
              <StickerButton tone="primary" size="xl" icon="check">
                Check Answer
              </StickerButton>
            }
          />
        </BottomBar>
      }
    />
  );
}
