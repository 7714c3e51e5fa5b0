import { answerKey, type NewQuizAnswer, type Store } from '@noodlenaut/db';

interface Waiting {
  readonly answers: readonly NewQuizAnswer[];
  readonly done: (allCount: boolean) => void;
  readonly failed: (cause: unknown) => void;
}

/** Resolves when these answers are durable: true when every one of them counts. */
export type WriteAnswers = (answers: readonly NewQuizAnswer[]) => Promise<boolean>;

/** So that a statement stays short of its time limit. */
const MOST = 2000;

/** Writes the answers of all rooms in groups: whatever waits when a statement is done goes into the next (I6). */
export function answerWriter(store: Pick<Store, 'quizAnswers'>): WriteAnswers {
  let waiting: Waiting[] = [];
  let busy = false;

  const takeGroup = (): Waiting[] => {
    let count = 0;
    const fits = waiting.findIndex(({ answers }, at) => (count += answers.length) > MOST && at > 0);
    return waiting.splice(0, fits === -1 ? waiting.length : fits);
  };
  const writeGroup = async (group: readonly Waiting[]) => {
    try {
      const written = await store.quizAnswers.add(group.flatMap(({ answers }) => answers));
      for (const { answers, done } of group) done(answers.every((answer) => written.has(answerKey(answer))));
    } catch (cause) {
      for (const { failed } of group) failed(cause);
    }
  };
  const work = async () => {
    busy = true;
    while (waiting.length > 0) await writeGroup(takeGroup());
    busy = false;
  };

  return (answers) =>
    new Promise((done, failed) => {
      waiting.push({ answers, done, failed });
      if (!busy) void work();
    });
}
