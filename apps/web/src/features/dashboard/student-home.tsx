import { PRODUCT, displayName } from '@noodlenaut/domain';
import { ChooseGradeFirst } from '@noodlenaut/ui/pieces/choose-grade-first';
import { GradePicker } from '@noodlenaut/ui/pieces/grade-picker';
import { useSuspenseQuery } from '@tanstack/react-query';
import { reads } from '../../lib/reads.ts';
import { useDailyDone } from '../../lib/use-daily-done.ts';
import { CrewBar } from './crew-bar.tsx';
import { HomeTiles } from './home-tiles.tsx';
import { HomeWindow } from './home-window.tsx';
import { LevelPanel } from './level-panel.tsx';
import { SubjectCards } from './subject-cards.tsx';
import { useGradeFocus } from './use-grade-focus.ts';
import { useMascotAway } from './use-mascot-away.ts';
import { useSetGrade } from './use-set-grade.ts';

/** The student's dashboard (SPEC 2): first a grade, then everything else. */
export function StudentHome() {
  const { data: user } = useSuspenseQuery(reads.user);
  const { data: subjects } = useSuspenseQuery(reads.subjects);
  const { data: progress } = useSuspenseQuery(reads.progress);
  const { data: dashboard } = useSuspenseQuery(reads.dashboard);
  const dailyDone = useDailyDone();
  const { data: stats } = useSuspenseQuery(reads.achievementStats);
  const [isMascotAway, setMascotAway] = useMascotAway();
  const setGrade = useSetGrade();
  const gradeSection = useGradeFocus(setGrade.isPending);
  const hasGrade = user.grade !== null;

  const picker = (
    <section className="stack" aria-labelledby="grade" ref={gradeSection}>
      <h2 id="grade">{hasGrade ? 'Your grade' : 'Choose your grade'}</h2>
      <GradePicker
        labelledBy="grade"
        grade={user.grade}
        big={!hasGrade}
        pending={setGrade.isPending ? setGrade.variables : null}
        disabled={setGrade.isPending}
        onChange={(grade) => setGrade.mutate(grade)}
      />
    </section>
  );
  return (
    <>
      <title>{`Dashboard · ${PRODUCT.name}`}</title>
      <HomeWindow
        name={displayName(user)}
        grade={user.grade}
        badges={stats.totalAchievements}
        streakDays={dashboard.streakDays}
        isAway={isMascotAway}
      />
      {!hasGrade && picker}
      <HomeTiles
        lastLessonId={progress.find((row) => row.lastLessonId !== null)?.lastLessonId ?? null}
        dailyDone={dailyDone}
      />
      {hasGrade ? (
        <SubjectCards subjects={subjects} progress={progress} />
      ) : (
        <ChooseGradeFirst
          title="Please Select Your Grade Level First"
          text="Choose the grade above to unlock age-appropriate learning adventures."
        />
      )}
      {hasGrade && picker}
      {hasGrade && <LevelPanel />}
      <CrewBar isMascotAway={isMascotAway} onMascotAway={setMascotAway} />
    </>
  );
}
