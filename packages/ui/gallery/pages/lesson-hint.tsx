import { AnswerBar } from '../../src/pieces/lesson/answer-bar.tsx';
import { BottomBar } from '../../src/pieces/page/bottom-bar.tsx';
import { HintPanel } from '../../src/pieces/lesson/hint-panel.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { StickerButton } from '../../src/pieces/base/sticker-button.tsx';
import { TeacherPortrait } from '../../src/pieces/lesson/teacher-portrait.tsx';
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
