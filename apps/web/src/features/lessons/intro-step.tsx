import { subjectLabel } from '@noodlenaut/domain';
import { BottomBar } from '@noodlenaut/ui/pieces/bottom-bar';
import { LessonIntro } from '@noodlenaut/ui/pieces/lesson-intro';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import type { SealedLesson } from '../../lib/wire.ts';
import { LessonFrame } from './lesson-frame.tsx';
import { SpeakButton } from './speak-button.tsx';
import type { LessonRun } from './use-lesson-run.ts';
import { useLessonKeys } from './use-lesson-keys.ts';

export function IntroStep({ lesson, run }: { lesson: SealedLesson; run: LessonRun }) {
  useLessonKeys({ onEnter: run.goOn });
  const { title, introduction } = lesson.content;
  return (
    <LessonFrame
      lesson={lesson}
      step={run.step}
      count={run.count}
      bar={
        <BottomBar align="center">
          <StickerButton tone="primary" size="xl" onClick={run.goOn}>
            Let&apos;s Start Learning!
          </StickerButton>
        </BottomBar>
      }
    >
      <LessonIntro
        subject={lesson.subjectId}
        meta={`${subjectLabel(lesson.subjectId)} · Level ${lesson.difficulty} · ${lesson.points} points`}
        title={title}
        text={introduction}
        speak={<SpeakButton label="Read the introduction aloud" text={`${title}. ${introduction}`} />}
      />
    </LessonFrame>
  );
}
