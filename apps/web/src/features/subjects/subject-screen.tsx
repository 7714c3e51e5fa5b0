import { trpc } from '../../lib/api/api.ts';
import { PERSONA_NAMES, PRODUCT, type SubjectId } from '@noodlenaut/domain';
import { Persona } from '@noodlenaut/ui/drawings/persona';
import { AsideColumns } from '@noodlenaut/ui/pieces/page/aside-columns';
import { EmptyState } from '@noodlenaut/ui/pieces/page/empty-state';
import { LessonTrailSkeleton } from '@noodlenaut/ui/pieces/lesson/lesson-trail-skeleton';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { SubjectHead } from '@noodlenaut/ui/pieces/home/subject-head';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useIsYoung, usePictureMode } from '../../lib/comfort/picture-mode.ts';
import { SoundButton } from '../../lib/audio/sound-button.tsx';
import { LockedPanel } from '../../lib/plans/locked-panel.tsx';
import { useLiveLocks, useLocked } from '../../lib/plans/use-locked.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { DailyFive, Planet } from './planet.ts';
import styles from './subject-screen.module.css';
import { TeacherAside } from './teacher-aside.tsx';
import type { LessonSummary } from '../../lib/api/replies.ts';

type Facts = {
  isLocked: boolean;
  name: string;
  doneLessons: number;
  totalLessons: number;
  lessons: readonly LessonSummary[];
};

/** What a subject's page says to who cannot read it: where the child stands, and what to press next. */
function subjectTexts({ isLocked, name, doneLessons, totalLessons, lessons }: Facts): readonly string[] {
  const next = lessons.find((lesson) => !lesson.completed);
  return [
    `${name}.`,
    `${doneLessons} of ${totalLessons} lessons are done.`,
    isLocked
      ? `${name} is locked. Ask your grown-up.`
      : next === undefined
        ? 'You finished all of them. Tap one to play it again.'
        : `Tap the orange button for lesson ${next.number}: ${next.title}.`,
  ];
}

/** A subject: how much of it is done, and its lessons in order (S2.077, S2.079). */
export function SubjectScreen({ subjectId }: { subjectId: SubjectId }) {
  const { data: subjects } = useSuspenseQuery(trpc.subjects.list.queryOptions());
  const { data: progress } = useSuspenseQuery(trpc.progress.list.queryOptions());
  const lessons = useSuspenseQuery(trpc.lessons.list.queryOptions({ subject: subjectId }));
  const subject = subjects.find(({ id }) => id === subjectId);
  const row = progress.find((one) => one.subjectId === subjectId);
  const name = subject?.displayName ?? subjectId;
  const isLocked = useLocked()(subjectId);
  useLiveLocks();
  const teacher = PERSONA_NAMES[subjectId];
  const isForPictures = usePictureMode();
  const inStars = useIsYoung();
  // Without a grade nothing is counted yet, and the lessons of 1st grade are here (S9.01).
  const count =
    row !== undefined && row.totalLessons > 0
      ? { doneLessons: row.completedLessons, totalLessons: row.totalLessons }
      : {
          doneLessons: lessons.data.filter(({ completed }) => completed).length,
          totalLessons: lessons.data.length,
        };
  const texts = subjectTexts({ isLocked, name, ...count, lessons: lessons.data });

  return (
    <div className={styles.page} data-s={subjectId}>
      <title>{`${name} · ${PRODUCT.name}`}</title>
      <div className={styles.top}>
        <StickerButton
          tone="quiet"
          size={isForPictures ? 'lg' : 'md'}
          icon="arrow-left"
          renderRoot={(root) => <Link to="/" {...root} />}
        >
          Back
        </StickerButton>
        <SoundButton size={isForPictures ? 'xl' : 'lg'} />
      </div>
      <SubjectHead
        subject={subjectId}
        name={name}
        text={subject?.description ?? ''}
        {...count}
        inStars={inStars}
        speak={
          lessons.data.length > 0 && (
            <Speak label="Read this page aloud" texts={texts} onArrival isMain={isForPictures} />
          )
        }
      />
      {isLocked && <LockedPanel name={name} />}
      {subjectId === 'math' && (
        <Suspense fallback={null}>
          <DailyFive />
        </Suspense>
      )}
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
          <Suspense fallback={<LessonTrailSkeleton />}>
            <Planet
              subjectId={subjectId}
              lessons={lessons.data}
              staysOnTop={subjectId === 'math' || isLocked}
              isLocked={isLocked}
            />
          </Suspense>
        </AsideColumns>
      )}
    </div>
  );
}
