import { furthestStep, lastStep } from '@noodlenaut/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { reads } from '../../lib/reads.ts';
import type { SealedLesson } from '../../lib/wire.ts';

export type Answer = SealedLesson['answers'][number];

/**
 * One run through a lesson: the step, the choice, the checked answers. The step is saved on every move, so that any
 * device goes on exactly here (PRODUCT 3); a move never waits for that.
 */
export function useLessonRun(lesson: SealedLesson) {
  const client = useQueryClient();
  const count = lesson.content.activities.length;
  const [step, setStep] = useState(Math.min(lesson.step, lastStep(count)));
  const [answers, setAnswers] = useState<readonly Answer[]>(lesson.answers);
  const [choice, setChoice] = useState<number | null>(null);
  const seenAt = useRef(0);

  const activity = step - 1;
  const checked = answers.find((answer) => answer.activity === activity) ?? null;
  const chosen = checked?.option ?? choice;

  useEffect(() => {
    seenAt.current = performance.now();
  }, [step]);

  const keep = (next: Partial<Pick<SealedLesson, 'step' | 'answers'>>) =>
    client.setQueryData(reads.play(lesson.id).queryKey, (before) => before && { ...before, ...next });

  const check = useMutation({
    mutationFn: (option: number) => {
      const answerMs = Math.round(performance.now() - seenAt.current);
      return call('lessons.checkAnswer', { lessonId: lesson.id, activity, option, answerMs });
    },
    onSuccess: (reply, option) => {
      const next = [...answers.filter((answer) => answer.activity !== activity), { ...reply, activity, option }];
      setAnswers(next);
      keep({ answers: next });
    },
  });

  const mayGoTo = (next: number) =>
    lesson.preview || next <= furthestStep(count, new Set(answers.map((answer) => answer.activity)));

  const goTo = (next: number) => {
    if (next < 0 || next > lastStep(count) || !mayGoTo(next)) return;
    setStep(next);
    setChoice(null);
    check.reset();
    if (lesson.preview) return;
    keep({ step: next });
    // Not waited for: the next move saves again, and the answers already tell the server how far the learner may be.
    call('lessons.saveStep', { lessonId: lesson.id, step: next }).catch((error: unknown) =>
      console.warn('The step was not saved', error),
    );
  };

  return {
    step,
    count,
    activity,
    checked,
    chosen,
    choose: (option: number) => {
      if (checked === null && !check.isPending && !lesson.preview) setChoice(option);
    },
    check,
    goOn: () => goTo(step + 1),
    right: answers.filter((answer) => answer.correct).length,
  };
}

export type LessonRun = ReturnType<typeof useLessonRun>;
