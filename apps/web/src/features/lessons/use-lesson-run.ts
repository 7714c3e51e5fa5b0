import { api, trpc } from '../../lib/api/api.ts';
import { furthestStep, lastStep } from '@noodlenaut/domain';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import type { SealedLesson } from '../../lib/api/replies.ts';
import { answeredAgain, cameBack, itemOf, openingPlace } from './lesson-place.ts';
import type { Answer } from './lesson-place.ts';
import { playBead } from '../../lib/question/play-bead.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/**
 * One run through a lesson: the step, the choice, the checked answers, and the second round of what was missed. The
 * place is saved on every move, so that any device goes on exactly here (P3.17); a move never waits for that.
 */
export function useLessonRun(lesson: SealedLesson) {
  const client = useQueryClient();
  const count = lesson.content.activities.length;
  const [place, setPlace] = useState(() => openingPlace(lesson));
  const [answers, setAnswers] = useState<readonly Answer[]>(lesson.answers);
  const [round, setRound] = useState(lesson.secondRound);
  const [choice, setChoice] = useState<number | null>(null);
  // Only on the way there: a lesson that is opened again goes on at its exact item.
  const [isBridge, setBridge] = useState(false);
  const seenAt = useRef(0);

  const { activity, isAgain } = itemOf(place, count, round.activities);
  const given = isAgain ? round.answers : answers;
  const checked = given.find((answer) => answer.activity === activity) ?? null;
  const chosen = checked?.option ?? choice;

  useEffect(() => {
    seenAt.current = performance.now();
  }, [place, isBridge]);

  const keep = (next: Partial<Pick<SealedLesson, 'step' | 'answers' | 'secondRound'>>) =>
    client.setQueryData(
      trpc.lessons.play.queryKey({ lessonId: lesson.id }),
      (before) => before && { ...before, ...next },
    );

  const check = useWrite({
    oneAtATime: true,
    mutationFn: (option: number) => {
      const answerMs = Math.round(performance.now() - seenAt.current);
      return api.lessons.checkAnswer.mutate({ lessonId: lesson.id, activity, option, answerMs });
    },
    onSuccess: ({ comesBack, ...reply }, option) => {
      const answer = { ...reply, activity, option };
      const nextRound = isAgain
        ? answeredAgain(round, answer)
        : comesBack
          ? cameBack(round, activity)
          : round;
      setRound(nextRound);
      if (isAgain) return keep({ secondRound: nextRound });
      const next = [...answers.filter((one) => one.activity !== activity), answer];
      setAnswers(next);
      return keep({ answers: next, secondRound: nextRound });
    },
  });

  const mayGoTo = (next: number) =>
    lesson.preview || next <= furthestStep(count, new Set(answers.map((answer) => answer.activity)));

  const goOn = () => {
    if (activity >= 0 && checked === null && !lesson.preview) return;
    const next = isAgain ? { ...place, behind: place.behind + 1 } : { step: place.step + 1, behind: 0 };
    if (next.step > lastStep(count) || !mayGoTo(next.step)) return;
    // In slices, so that a slow tablet goes on drawing while it prepares the next step.
    startTransition(() => {
      setPlace(next);
      setBridge(next.step > count && next.behind === 0 && round.activities.length > 0);
      setChoice(null);
    });
    playBead();
    check.reset();
    if (lesson.preview) return;
    keep({ step: next.step, secondRound: { ...round, behind: next.behind } });
    // Not waited for: the next move saves again, and the answers already tell the server how far the learner may be.
    api.lessons.saveStep
      .mutate({ lessonId: lesson.id, step: next.step + next.behind })
      .catch((error: unknown) => console.warn('The step was not saved', error));
  };

  return {
    step: place.step,
    count,
    /** The activity on the screen; -1 at the introduction and the summary. */
    activity,
    /** It is part of the second round. */
    isAgain,
    /** The last activity is left, and what was missed is announced. */
    isBridge,
    beginAgain: () => setBridge(false),
    /** How many come back. */
    comesBack: round.activities.length,
    /** It is the last one to answer. */
    isLast: isAgain ? place.behind === round.activities.length - 1 : place.step === count,
    checked,
    chosen,
    choose: (option: number) => {
      if (checked === null && !check.isPending && !lesson.preview) setChoice(option);
    },
    check,
    goOn,
    right: answers.filter((answer) => answer.correct).length,
    mended: round.answers.filter((answer) => answer.correct).length,
  };
}

export type LessonRun = ReturnType<typeof useLessonRun>;
