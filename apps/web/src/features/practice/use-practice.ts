import { api, trpc } from '../../lib/api/api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showAchievements } from '../../lib/notices/achievement-toasts.ts';
import type { PracticeAnswer, PracticeRound } from '../../lib/api/replies.ts';
import type { News } from '../../lib/rewards/news.tsx';
import { playBead } from '../../lib/question/play-bead.ts';
import { useWrite } from '../../lib/api/use-write.ts';

const TOUCHED = [
  trpc.progress.dashboard.queryOptions(),
  trpc.paths.mine.queryOptions(),
  trpc.account.user.queryOptions(),
  trpc.achievements.stats.queryOptions(),
  trpc.achievements.list.queryOptions(),
  trpc.rewards.album.queryOptions(),
];

/** One round: which item is on the screen, the choice, and what was answered; the server keeps each answer at once. */
export function usePractice(round: PracticeRound) {
  const client = useQueryClient();
  const [answers, setAnswers] = useState<readonly PracticeAnswer[]>(round.answers);
  const [news, setNews] = useState<News>({ level: null, rewards: [] });
  const firstOpen = (given: readonly PracticeAnswer[]) =>
    round.items.findIndex(({ position }) => !given.some((answer) => answer.position === position));
  const [index, setIndex] = useState(() => firstOpen(round.answers));
  const [choice, setChoice] = useState<number | null>(null);
  const seenAt = useRef(0);
  useEffect(() => {
    seenAt.current = performance.now();
  }, [index]);

  const item = round.items[index];
  const given = answers.find((answer) => answer.position === item?.position) ?? null;
  const check = useWrite({
    oneAtATime: true,
    mutationFn: (option: number) => {
      const answerMs = Math.round(performance.now() - seenAt.current);
      return api.practice.answer.mutate({
        roundId: round.id,
        position: item?.position ?? 0,
        option,
        answerMs,
      });
    },
    onSuccess: async (answer) => {
      setAnswers((before) => [...before.filter(({ position }) => position !== answer.position), answer]);
      setNews(({ level, rewards }) => ({
        level: answer.newLevel ?? level,
        rewards: [...rewards, ...answer.newRewards],
      }));
      showAchievements(
        answer.newAchievements.map(({ icon, title, description }) => ({
          badge: icon,
          title,
          text: description,
        })),
      );
      await Promise.all(TOUCHED.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
    },
  });

  return {
    index,
    /** Undefined when everything is answered and looked at. */
    item,
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
    answers,
    news,
    isLast: answers.length >= round.items.length - (given === null ? 1 : 0),
  };
}

export type PracticeRun = ReturnType<typeof usePractice>;
