import { useRef, useState } from 'react';
import type { Call } from '../wire/create-call.ts';
import { refusalText } from '../wire/call-refused.ts';

/** The line being written: it stays while the panel is closed, and when it is refused. */
export function useSay(call: Call) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const isSending = useRef(false);
  const say = async () => {
    try {
      await call.request('say', { text: text.trim() });
      setProblem(null);
      // What was written meanwhile stays.
      setText((now) => (now === text ? '' : now));
    } catch (cause) {
      setProblem(refusalText(cause));
    } finally {
      isSending.current = false;
      setIsPending(false);
    }
  };
  return {
    text,
    problem,
    isPending,
    write: (next: string) => {
      setText(next);
      setProblem(null);
    },
    send: () => {
      if (isSending.current || text.trim() === '') return;
      isSending.current = true;
      setIsPending(true);
      void say();
    },
  };
}
export type Say = ReturnType<typeof useSay>;
