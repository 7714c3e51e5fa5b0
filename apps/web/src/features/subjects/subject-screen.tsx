import { PERSONA_NAMES, PRODUCT } from '@noodlenaut/domain';
import type { SubjectId } from '@noodlenaut/domain';
import { Persona } from '@noodlenaut/ui/drawings/persona';
import { AsideColumns } from '@noodlenaut/ui/pieces/aside-columns';
import { EmptyState } from '@noodlenaut/ui/pieces/empty-state';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { SubjectHead } from '@noodlenaut/ui/pieces/subject-head';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { reads } from '../../lib/reads.ts';
import { DailyFive } from './daily-five.tsx';
import { LessonList } from './lesson-list.tsx';
import { SoundButton } from '../../lib/sound-button.tsx';
import looks from './subject-screen.module.css';
import { TeacherAside } from './teacher-aside.tsx';

/** A subject: how far, and its lessons in order (SPEC 2). */
export function SubjectScreen({ subjectId }: { subjectId: SubjectId }) {
  const { data: subjects } = useSuspenseQuery(reads.subjects);
  const { data: progress } = useSuspenseQuery(reads.progress);
  const lessons = useSuspenseQuery(reads.lessons(subjectId));
  const subject = subjects.find(({ id }) => id === subjectId);
  const row = progress.find((one) => one.subjectId === subjectId);
  const name = subject?.displayName ?? subjectId;
  const teacher = PERSONA_NAMES[subjectId];

  return (
    <div className={looks.page} data-s={subjectId}>
      <title>{`${name} · ${PRODUCT.name}`}</title>
      <div className={looks.top}>
        <StickerButton tone="quiet" icon="arrow-left" renderRoot={(root) => <Link to="/" {...root} />}>
          Back
        </StickerButton>
        <SoundButton />
      </div>
      <SubjectHead
        subject={subjectId}
        name={name}
        text={subject?.description ?? ''}
        doneLessons={row?.completedLessons ?? 0}
        totalLessons={row?.totalLessons ?? 0}
      />
      {subjectId === 'math' && <DailyFive />}
      {lessons.data.length === 0 ? (
        <EmptyState
          title="No Lessons Available Yet"
          text={`${teacher} is still building them. Look again in a moment.`}
          art={<Persona subject={subjectId} size={220} />}
          action={
            <StickerButton
              tone="primary"
              icon="loop"
              pending={lessons.isFetching}
              onClick={() => void lessons.refetch()}
            >
              Try Again
            </StickerButton>
          }
        />
      ) : (
        <AsideColumns aside={<TeacherAside subjectId={subjectId} />}>
          <LessonList subjectId={subjectId} lessons={lessons.data} staysOnTop={subjectId === 'math'} />
        </AsideColumns>
      )}
    </div>
  );
}
