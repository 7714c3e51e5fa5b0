import { trpc } from '../../lib/api/api.ts';
import { PRODUCT, displayName } from '@noodlenaut/domain';
import { ChooseGradeFirst } from '@noodlenaut/ui/pieces/home/choose-grade-first';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, lazy, useMemo } from 'react';
import { useIsYoung } from '../../lib/comfort/picture-mode.ts';
import { useDismissed } from './use-dismissed.ts';
import { useDailyDone } from '../../lib/api/use-daily-done.ts';
import { useLiveClasses } from '../../lib/live/use-live-classes.ts';
import { CrewBar } from './crew-bar.tsx';
import { GradeSection } from './grade-section.tsx';
import { HomeTiles } from './home-tiles.tsx';
import { HomeWindow } from './home-window.tsx';
import { lastLessonOf } from './last-lesson.ts';
import { NO_GRADE_TEXTS, pageTexts } from './page-texts.ts';
import { Adventure } from './load-adventure.ts';
import { PictureSubjects, PictureTiles } from './load-young-home.ts';
import { SubjectCards } from './subject-cards.tsx';
import { useGradeFocus } from './use-grade-focus.ts';
import { useSetGrade } from './use-set-grade.ts';

/** Below the first screen: the badges come after it. */
const LevelPanel = lazy(async () => ({ default: (await import('./after-first-screen.ts')).LevelPanel }));

/** Only while a grown-up waits for this child's yes. */
const GuardianRequestCard = lazy(async () => ({
  default: (await import('./guardian-request-card.tsx')).GuardianRequestCard,
}));
/** Only while nobody stands behind this child where consent is required. */
const NoGuardianCard = lazy(async () => ({
  default: (await import('./no-guardian-card.tsx')).NoGuardianCard,
}));
/** Only for those who were given something; the page waits for it, so that no tile moves away under a finger. */
const GivenWork = lazy(async () => ({ default: (await import('./given-work.tsx')).GivenWork }));

/** Only after a change of the grade. */
const GradeUndo = lazy(async () => ({ default: (await import('./grade-undo.tsx')).GradeUndo }));

/** Only for those who follow a path. */
const PathOfChild = lazy(async () => ({ default: (await import('./path-of-child.tsx')).PathOfChild }));

/** The student's dashboard (S2.053 to S2.073): first a grade, then everything else; by pictures for those who read little yet. */
export function StudentHome() {
  const { data: user } = useSuspenseQuery(trpc.account.user.queryOptions());
  const { data: subjects } = useSuspenseQuery(trpc.subjects.list.queryOptions());
  const { data: progress } = useSuspenseQuery(trpc.progress.list.queryOptions());
  const { data: dashboard } = useSuspenseQuery(trpc.progress.dashboard.queryOptions());
  useLiveClasses('dashboard', dashboard.hasClass || dashboard.hasGuardian);
  const dailyDone = useDailyDone();
  const { data: stats } = useSuspenseQuery(trpc.achievements.stats.queryOptions());
  const [isMascotDismissed, setMascotDismissed] = useDismissed('mascot');
  const setGrade = useSetGrade(user.grade);
  const hasGrade = user.grade !== null;
  const isPictures = useIsYoung() && hasGrade;
  const section = useGradeFocus(setGrade.isPending, hasGrade);
  const texts = useMemo(
    () => (isPictures ? pageTexts(subjects) : hasGrade ? null : NO_GRADE_TEXTS),
    [isPictures, hasGrade, subjects],
  );
  const lastLessonId = lastLessonOf(progress);
  const picker = <GradeSection {...{ grade: user.grade, setGrade, section }} />;
  const { before } = setGrade;
  const { adventure, lastLesson } = dashboard;
  const Tiles = isPictures ? PictureTiles : HomeTiles;
  const tiles = <Tiles {...{ lastLessonId, lastLesson, dailyDone }} isSecond={adventure !== null} />;
  const isFresh = adventure?.isFirst === true;

  return (
    <>
      <title>{`Dashboard · ${PRODUCT.name}`}</title>
      <HomeWindow
        name={displayName(user)}
        grade={user.grade}
        badges={stats.totalAchievements}
        streakDays={dashboard.streakDays}
        isDismissed={isMascotDismissed}
        worn={dashboard.worn}
        readsAloud={isPictures ? texts : null}
      />
      {user.grade !== null && before !== null && (
        <Suspense fallback={null}>
          <GradeUndo
            grade={user.grade}
            before={before}
            isPending={setGrade.isPending}
            onUndo={() => setGrade.mutate(before)}
          />
        </Suspense>
      )}
      {dashboard.linksToConfirm > 0 && (
        <Suspense fallback={null}>
          <GuardianRequestCard />
        </Suspense>
      )}
      {dashboard.aloneUntil !== null && (
        <Suspense fallback={null}>
          <NoGuardianCard until={dashboard.aloneUntil} />
        </Suspense>
      )}
      {!hasGrade && picker}
      {!hasGrade && (
        <ChooseGradeFirst
          title="Please Select Your Grade Level First"
          text="Choose the grade above to unlock age-appropriate learning adventures."
        />
      )}
      {dashboard.assignments.length > 0 && (
        <GivenWork given={dashboard.assignments} isPictures={isPictures} />
      )}
      {hasGrade && dashboard.hasPath && (
        <Suspense fallback={null}>
          <PathOfChild isPictures={isPictures} />
        </Suspense>
      )}
      {adventure !== null && (
        <Suspense fallback={null}>
          <Adventure adventure={adventure} isPictures={isPictures} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {tiles}
        {hasGrade && isPictures && <PictureSubjects subjects={subjects} progress={progress} />}
      </Suspense>
      {hasGrade && !isPictures && <SubjectCards {...{ subjects, progress, isFresh }} />}
      {hasGrade && (
        <Suspense fallback={null}>
          <LevelPanel {...{ isPictures, isFresh }} />
        </Suspense>
      )}
      {hasGrade && picker}
      <CrewBar
        name={user.firstName?.trim() || null}
        pageTexts={texts}
        greets={hasGrade}
        isMascotDismissed={isMascotDismissed}
        onMascotDismissed={setMascotDismissed}
      />
    </>
  );
}
