import type { ReactNode } from 'react';
import Illustration from '../src/illustrations/illustration.tsx';
import { IconButton } from '../src/pieces/base/icon-button.tsx';
import { OptionGroup } from '../src/pieces/lesson/option-group.tsx';
import { QuestionLayout } from '../src/pieces/lesson/question-layout.tsx';
import { TeacherHelper } from '../src/pieces/home/teacher-helper.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { nothing } from './link.tsx';

type Props = { bar: ReactNode; chosen: number | null; right?: number };

export function QuestionStep({ bar, chosen, right }: Props) {
  return (
    <LessonFrame step={3} bar={bar} fit>
      <QuestionLayout
        id="q"
        story="Captain Pi cuts a star bar into equal pieces. He packs the pieces with a star."
        question="Which fraction of the bar does he pack?"
        speak={<IconButton icon="speaker" tone="speak" label="Read the question aloud" />}
        stage={
          <Illustration
            picture={{
              kind: 'fraction-bar',
              parts: 8,
              filled: 3,
              alt: 'A bar of 8 equal pieces. 3 pieces carry a star.',
            }}
          />
        }
        helper={<TeacherHelper subject="math" />}
        settled={right !== undefined}
        options={
          <OptionGroup
            labelledBy="q"
            options={['3/5', '3/8', '5/8', '8/3']}
            chosen={chosen}
            onChoose={nothing}
            right={right ?? null}
          />
        }
      />
    </LessonFrame>
  );
}
