import type { SubjectId } from '@noodlenaut/domain';
import { PlanetPath } from '@noodlenaut/ui/pieces/lesson/planet-path';
import { SectionHead } from '@noodlenaut/ui/pieces/page/section-head';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { LessonSummary } from '../../lib/api/replies.ts';
import { usePictureMode } from '../../lib/comfort/picture-mode.ts';
import { LessonStop } from './lesson-stop.tsx';

type Props = {
  subjectId: SubjectId;
  lessons: readonly LessonSummary[];
  /** Something above needs the child first, so the page does not scroll to the lesson. */
  staysOnTop?: boolean;
  /** The plan does not open the subject: only what was finished can be played again (P6.31). */
  isLocked?: boolean;
};

/** The planet of lessons. On arrival the next one scrolls into view; the focus stays where it is. */
export function LessonList({ subjectId, lessons, staysOnTop = false, isLocked = false }: Props) {
  const next = isLocked ? undefined : lessons.find((lesson) => !lesson.completed);
  const isForPictures = usePictureMode();
  const nextStop = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!staysOnTop) nextStop.current?.scrollIntoView?.({ block: 'nearest' });
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
      <PlanetPath labelledBy="lessons">
        {lessons.map((lesson, index) => (
          <LessonStop
            key={lesson.id}
            subjectId={subjectId}
            lesson={lesson}
            isNext={lesson === next}
            isShut={isLocked && !lesson.completed}
            isLast={index === lessons.length - 1}
            isForPictures={isForPictures}
            {...(lesson === next ? { ref: nextStop } : {})}
          />
        ))}
      </PlanetPath>
    </section>
  );
}
