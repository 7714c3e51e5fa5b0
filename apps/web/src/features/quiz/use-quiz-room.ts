import { QUIZ_REFUSAL_TEXTS } from '@noodlenaut/contract';
import type { QuizRequest, QuizRequestBody } from '@noodlenaut/contract';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../../lib/notices/notices.ts';
import { enterQuiz } from './enter-quiz.ts';
import { keepQuiz } from './keep-quiz.ts';
import type { QuizConnectionState } from './keep-quiz.ts';
import { arrive } from './quiz-state.ts';
import type { QuizState } from './quiz-state.ts';

const isRefusal = (code: unknown): code is keyof typeof QUIZ_REFUSAL_TEXTS =>
  typeof code === 'string' && code in QUIZ_REFUSAL_TEXTS;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;

/** The sentence of the refusal; for a request that was lost, a text that asks to try again. */
function sentenceOf(cause: unknown): string {
  const code = fieldOf(fieldOf(cause, 'reason'), 'code');
  if (isRefusal(code)) return QUIZ_REFUSAL_TEXTS[code];
  console.warn('A request did not reach the game', cause);
  return 'That did not get through. Try again.';
}

export interface QuizRoom {
  readonly roomId: string;
  readonly quiz: QuizState | null;
  readonly connection: QuizConnectionState;
  /** True once the game has it; otherwise the reason was shown. */
  readonly ask: <Name extends QuizRequest>(name: Name, body: QuizRequestBody<Name>) => Promise<boolean>;
}

/** The one place of the screens that talks to the game server. */
export function useQuizRoom(roomId: string, isRemote = false): QuizRoom {
  const [quiz, setQuiz] = useState<QuizState | null>(null);
  const [connection, setConnection] = useState<QuizConnectionState>({ is: 'entering' });
  const keeper = useRef<ReturnType<typeof keepQuiz>>(null);
  useEffect(() => {
    const kept = keepQuiz({
      enter: (handlers) => enterQuiz(roomId, isRemote, handlers),
      onArrival: (arrival) => setQuiz((before) => arrive(before, arrival, performance.now())),
      onStateChange: setConnection,
    });
    keeper.current = kept;
    return () => {
      keeper.current = null;
      kept.stop();
    };
  }, [roomId, isRemote]);
  return {
    roomId,
    quiz,
    connection,
    ask: async (name, body) => {
      try {
        await keeper.current?.request(name, body);
        return true;
      } catch (cause) {
        notify({ title: sentenceOf(cause) });
        return false;
      }
    },
  };
}
