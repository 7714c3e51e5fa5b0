import { levelName } from '@noodlenaut/domain';
import type { SubjectId } from '@noodlenaut/domain';
import { LessonRow } from '@noodlenaut/ui/pieces/lesson/lesson-row';
import { LessonTrail } from '@noodlenaut/ui/pieces/lesson/lesson-trail';
import { SectionHead } from '@noodlenaut/ui/pieces/page/section-head';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePictureMode } from '../../lib/comfort/picture-mode.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import type { LessonSummary } from '../../lib/api/replies.ts';

type Props = {
  subjectId: SubjectId;
  lessons: readonly LessonSummary[];
  /** Something above needs the child first, so the page does not scroll to the lesson. */
  staysOnTop?: boolean;
  /** The plan does not open the subject: only what was finished can be played again (P6.31). */
  isLocked?: boolean;
};

/** The trail of lessons. On arrival the next one scrolls into view; the focus stays where it is. */
export function LessonList({ subjectId, lessons, staysOnTop = false, isLocked = false }: Props) {
  const next = isLocked ? undefined : lessons.find((lesson) => !lesson.completed);
  const isForPictures = usePictureMode();
  const nextRow = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!staysOnTop) nextRow.current?.scrollIntoView?.({ block: 'nearest' });
  }, [staysOnTop]);
  return (
    <section className="stack" aria-labelledby="lessons">
      <SectionHead id="lessons" title="Available Lessons">
        {!isLocked && (
          <StickerButton
            icon="loop"
            size={isForPictures ? 'lg' : 'md'}
            renderRoot={(root) => <Link to="/practice/$subjectId" params={{ subjectId }} {...root} />}
          >
            Practice
          </StickerButton>
        )}
      </SectionHead>
      <LessonTrail labelledBy="lessons">
        {lessons.map((lesson) => {
          const isNext = lesson === next;
          const isShut = isLocked && !lesson.completed;
          return (
            <LessonRow
              key={lesson.id}
              subject={subjectId}
              number={lesson.number}
              title={lesson.title}
              level={lesson.difficulty}
              levelName={levelName(lesson.difficulty)}
              points={lesson.points}
              state={lesson.completed ? 'done' : isShut ? 'locked' : isNext ? 'next' : 'open'}
              {...(isNext ? { ref: nextRow } : {})}
              speak={
                isForPictures && (
                  <Speak
                    label={`Read aloud: lesson ${lesson.number}`}
                    texts={[
                      `Lesson ${lesson.number}: ${lesson.title}.`,
                      ...(lesson.completed ? ['Done.'] : []),
                    ]}
                  />
                )
              }
              action={
                <StickerButton
                  tone={isNext ? 'primary' : lesson.completed ? 'quiet' : 'plain'}
                  {...(isShut ? { icon: 'lock' as const } : {})}
                  {...(isForPictures && !isShut
                    ? { size: 'lg' as const, icon: lesson.completed ? ('loop' as const) : ('play' as const) }
                    : {})}
                  renderRoot={(root) => (
                    <Link to="/lesson/$lessonId" params={{ lessonId: lesson.id }} {...root} />
                  )}
                >
                  {lesson.completed ? 'Review Lesson' : isShut ? 'Locked' : 'Start Lesson'}
                </StickerButton>
              }
            />
          );
        })}
      </LessonTrail>
    </section>
  );
}
