import { BottomBar } from '../../src/pieces/page/bottom-bar.tsx';
import { IconButton } from '../../src/pieces/base/icon-button.tsx';
import { OptionGroup } from '../../src/pieces/lesson/option-group.tsx';
import { QuestionLayout } from '../../src/pieces/lesson/question-layout.tsx';
import { LessonFrame } from '../lesson-frame.tsx';
import { nothing } from '../link.tsx';

const OPTIONS = [
  'Because the Moon makes its own light at night, like a very small and quiet star',
  'Because sunlight falls on the Moon and bounces to our eyes',
  'Because clouds hold the light of the cities',
];

export default function LessonLong() {
  return (
    <LessonFrame step={2} fit bar={<BottomBar>{null}</BottomBar>}>
      <QuestionLayout
        id="q"
        question="Doctor Nova looks at the night sky with her magnifier and writes a note. Why can we see the Moon at night?"
        speak={<IconButton icon="speaker" tone="speak" label="Read the question aloud" />}
        options={<OptionGroup labelledBy="q" options={OPTIONS} chosen={null} onChoose={nothing} />}
      />
    </LessonFrame>
  );
}
