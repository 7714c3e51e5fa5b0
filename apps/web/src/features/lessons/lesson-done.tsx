import { subjectLabel } from '@noodlenaut/domain';
import { Celebration } from '@noodlenaut/ui/pieces/badges/celebration';
import { ScoreStars } from '@noodlenaut/ui/pieces/lesson/score-stars';
import { SpokenText } from '@noodlenaut/ui/pieces/base/spoken-text';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsYoung } from '../../lib/comfort/picture-mode.ts';
import { spokenButton } from '../../lib/question/spoken.ts';
import { useStepKeys } from '../../lib/question/use-step-keys.ts';
import { playCue } from '../../lib/audio/audio.ts';
import { Speak } from '../../lib/audio/speak.tsx';
import { type SpokenWord, useIsReading } from '../../lib/audio/speech.ts';
import type { Completion, LessonSummary, SealedLesson } from '../../lib/api/replies.ts';
import { newsOf, spokenNews } from '../../lib/rewards/news.tsx';
import styles from './lessons.module.css';
import { CAREFUL_LINES, MENDED_LINES, PATIENT_LINES } from './teacher-lines.ts';
import type { LessonRun } from './use-lesson-run.ts';
import { useWayBack } from './use-way-back.ts';
import { trpc } from '../../lib/api/api.ts';
import { useQuery } from '@tanstack/react-query';

/** The lesson that comes after this one: the next that is not completed, else one that was left out before. */
function useNextLesson({ id, number, subjectId }: SealedLesson): LessonSummary | undefined {
  const { data = [] } = useQuery(trpc.lessons.list.queryOptions({ subject: subjectId }));
  const open = data.filter((lesson) => lesson.id !== id && !lesson.completed);
  return open.find((lesson) => lesson.number > number) ?? open[0];
}

const TITLE = 'You finished it!';
/** When the cue of the finish has rung out. */
const HONOR_AFTER_S = 1.4;

/** Percent and points, or stars for children who cannot read a percent yet. */
function resultOf(
  { scorePercent, pointsEarned, alreadyCompleted }: Completion,
  run: LessonRun,
  isDrawn: boolean,
) {
  const points = `${pointsEarned} points`;
  const tail = alreadyCompleted ? 'You had these points already.' : `You earned ${points}.`;
  const shownTail = alreadyCompleted ? (
    tail
  ) : (
    <>
      You earned <b>{points}</b>.
    </>
  );
  if (isDrawn) {
    const stars = <ScoreStars right={run.right} total={run.count} />;
    return {
      said: `${run.right} of ${run.count} right the first time. ${tail}`,
      shown: (
        <>
          {stars} {shownTail}
        </>
      ),
    };
  }
  const score = `${scorePercent}%`;
  return {
    said: `Your score is ${score}. ${tail}`,
    shown: (
      <>
        Your score is <b>{score}</b>. {shownTail}
      </>
    ),
  };
}

function linesFor({ right, count, mended }: LessonRun) {
  if (right === count) return CAREFUL_LINES;
  return mended > 0 ? MENDED_LINES : PATIENT_LINES;
}

type Props = { lesson: SealedLesson; run: LessonRun; completion: Completion };

/** The real score and the real points (P3.21), the badges earned now, then the next lesson or back to the subject. */
export function LessonDone({ lesson, run, completion }: Props) {
  const router = useRouter();
  const { subjectId } = lesson;
  const next = useNextLesson(lesson);
  const [word, setWord] = useState<SpokenWord | null>(null);
  const isReading = useIsReading();
  const isYoung = useIsYoung();
  const { newAchievements, newRewards, newLevel } = completion;
  const hasEarned = newAchievements.length + newRewards.length > 0;
  const honor = newLevel === null ? (hasEarned ? 'badge' : null) : 'fanfare';
  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus();
    playCue('finish');
    if (honor !== null) playCue(honor, HONOR_AFTER_S);
  }, [honor]);
  const toNext = next && { to: '/lesson/$lessonId' as const, params: { lessonId: next.id } };
  const toSubject = { to: '/subject/$subjectId' as const, params: { subjectId } };
  // After completion a learner returns to the subject (S2.110); the next lesson is a choice.
  const goBack = () => void router.navigate(toSubject);
  useStepKeys({ onEnter: goBack });
  const comesByItself = useWayBack(isReading, goBack);

  const result = resultOf(completion, run, isYoung);
  const praise = linesFor(run)[subjectId];
  const badges = completion.newAchievements.map(({ icon, title }) => ({ badge: icon, title }));
  const news = { level: completion.newLevel, rewards: completion.newRewards };
  const back = `Back to ${subjectLabel(subjectId)}`;
  const texts = [
    TITLE,
    result.said,
    praise,
    ...badges.map(({ title }) => `You earned a badge: ${title}.`),
    ...spokenNews(news),
    spokenButton(toNext === undefined ? back : 'Next Lesson'),
  ];
  const wordIn = (part: number) => (word?.part === part ? word : null);
  return (
    <Celebration
      title={<SpokenText word={wordIn(0)}>{TITLE}</SpokenText>}
      text={
        <>
          {wordIn(1) === null || isYoung ? (
            result.shown
          ) : (
            <SpokenText word={wordIn(1)}>{result.said}</SpokenText>
          )}
          {/* It keeps its room: no button moves away under the finger that ends it. */}
          <span className={styles.stay} data-off={comesByItself ? undefined : true}>
            Going back soon. Tap to stay.
          </span>
        </>
      }
      praise={<SpokenText word={wordIn(2)}>{praise}</SpokenText>}
      subject={subjectId}
      isTalking={isReading}
      badges={badges}
      news={newsOf(news)}
      speak={<Speak label="Read it aloud" texts={texts} onWord={setWord} onArrival />}
      action={
        <>
          {toNext !== undefined && (
            <StickerButton
              tone="primary"
              size="xl"
              icon="play"
              renderRoot={(root) => <Link {...toNext} {...root} />}
            >
              Next Lesson
            </StickerButton>
          )}
          <StickerButton
            tone={toNext === undefined ? 'primary' : 'onSky'}
            size={toNext === undefined ? 'xl' : 'lg'}
            renderRoot={(root) => <Link {...toSubject} {...root} />}
          >
            {back}
          </StickerButton>
        </>
      }
    />
  );
}
