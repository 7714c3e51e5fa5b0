import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, trpc } from '../../../lib/api/api.ts';
import type { Outputs } from '../../../lib/api/replies.ts';
import { useWrite } from '../../../lib/api/use-write.ts';
import { playBead } from '../../../lib/question/play-bead.ts';
import type { Homework } from './open-homework.ts';

const TOUCHED = [
  trpc.progress.dashboard.queryOptions(),
  trpc.account.user.queryOptions(),
  trpc.achievements.stats.queryOptions(),
];
type Told = Homework['answers'][number];

/** One quiz at home: the question on the screen, the choice, and what was answered. The server keeps each answer at once. */
export function useHomework(homework: Homework) {
  const client = useQueryClient();
  const [answers, setAnswers] = useState<readonly Told[]>(homework.answers);
  const [paid, setPaid] = useState(homework.points);
  const [level, setLevel] = useState<Outputs['classQuizzes']['answer']['newLevel']>(null);
  const firstOpen = (given: readonly Told[]) =>
    homework.questions.findIndex((_, at) => !given.some(({ question }) => question === at));
  const [index, setIndex] = useState(() => firstOpen(homework.answers));
  const [choice, setChoice] = useState<number | null>(null);
  const seenAt = useRef(0);
  useEffect(() => {
    seenAt.current = performance.now();
  }, [index]);

  const given = answers.find(({ question }) => question === index) ?? null;
  const check = useWrite({
    oneAtATime: true,
    mutationFn: (option: number) =>
      api.classQuizzes.answer.mutate({
        assignmentId: homework.assignmentId,
        question: index,
        option,
        answerMs: Math.round(performance.now() - seenAt.current),
      }),
    onSuccess: async ({ points, newLevel, totalPoints: _total, ...told }) => {
      setAnswers((before) => [...before.filter(({ question }) => question !== told.question), told]);
      if (points === null) return;
      setPaid(points);
      setLevel(newLevel);
      await Promise.all(TOUCHED.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
  });

  return {
    index,
    /** Undefined when everything is answered and looked at. */
    item: homework.questions[index],
    given,
    /** The answer that counted: another tab may have been first. */
    chosen: given?.option ?? choice,
    choose: setChoice,
    check,
    goOn: () => {
      if (given === null) return;
      setChoice(null);
      check.reset();
      setIndex(firstOpen(answers));
      playBead();
    },
    right: answers.filter(({ correct }) => correct).length,
    points: paid ?? 0,
    level,
    isLast: answers.length >= homework.questions.length - (given === null ? 1 : 0),
  };
}

export type HomeworkRun = ReturnType<typeof useHomework>;
