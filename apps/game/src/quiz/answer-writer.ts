import { answerKey, type NewQuizAnswer, type Store } from '@noodlenaut/db';
import { groupWriter, type WriteAll } from './group-writer.ts';

/** Resolves when these answers are stored: true when every one of them counts. */
export type WriteAnswers = WriteAll<NewQuizAnswer>;

export const answerWriter = (store: Pick<Store, 'quizAnswers'>): WriteAnswers =>
  groupWriter(async (answers) => {
    const written = await store.quizAnswers.add(answers);
    return (answer) => written.has(answerKey(answer));
  });
