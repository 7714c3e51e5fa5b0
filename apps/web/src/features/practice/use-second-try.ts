import { useState } from 'react';
import type { PracticeAnswer } from '../../lib/api/replies.ts';
import type { Verdict } from '../../lib/question/question.ts';

/**
 * The same question once more after a wrong answer, as often as the child likes. The check is made here, with the key that
 * the first answer revealed: the first answer is the one that counts (decision 0024), and the server hears of no other.
 */
export function useSecondTry(given: PracticeAnswer | null) {
  const [tries, setTries] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return {
    tries,
    chosen,
    verdict,
    choose: setChosen,
    begin: () => {
      setTries(tries + 1);
      setChosen(null);
      setVerdict(null);
    },
    check: (option: number) => {
      if (given === null) return;
      const { correct_answer, explanation } = given;
      setVerdict({ correct: option === correct_answer, correct_answer, explanation, reason: null });
    },
  };
}

export type SecondTry = ReturnType<typeof useSecondTry>;
