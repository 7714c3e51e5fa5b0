import { BottomBar } from '../../src/pieces/page/bottom-bar.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { OptionGroup } from '../../src/pieces/lesson/option-group.tsx';
import { QuestionLayout } from '../../src/pieces/lesson/question-layout.tsx';
import { TeacherHelper } from '../../src/pieces/home/teacher-helper.tsx';
import { LessonFrame } from '../lesson-frame.tsx';
import { nothing } from '../link.tsx';

export default function LessonAgain() {
  return (
    <LessonFrame step={7} fit bar={<BottomBar>{null}</BottomBar>}>
      <QuestionLayout
        id="q"
        opening="One more try, shipmate!"
        question="Which is more?"
        voiceFirst
        speak={<IconButton icon="speaker" tone="speak" size="huge" label="Read the question aloud" />}
        helper={<TeacherHelper subject="math" />}
        options={<OptionGroup labelledBy="q" options={['Three', 'Five']} chosen={0} onChoose={nothing} />}
      />
    </LessonFrame>
  );
}
