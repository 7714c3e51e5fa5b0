import pLimit, { type LimitFunction } from 'p-limit';
import { randomInt } from 'node:crypto';
import { answerKey, type ClaimedTurn, type NewQuizAnswer, type RootStore, type Store } from '@noodlenaut/db';
import type { ConsentMode } from '@noodlenaut/domain';
import { questionStock, type QuestionStock } from './question-stock.ts';
import { groupWriter, type WriteAll } from './group-writer.ts';

/** Resolves when these answers are stored: true when every one of them counts. */
type WriteAnswers = WriteAll<NewQuizAnswer>;

const answerWriter = (store: Pick<Store, 'quizAnswers'>): WriteAnswers =>
  groupWriter(async (answers) => {
    const written = await store.quizAnswers.add(answers);
    return (answer) => written.has(answerKey(answer));
  });

/** Resolves when these turns are stored: true when each of them was written by the owner of its game. */
type WriteTurns = WriteAll<ClaimedTurn>;

const turnWriter = (store: Pick<Store, 'quizPlay'>): WriteTurns =>
  groupWriter(async (turns) => {
    const written = await store.quizPlay.turns(turns);
    return ({ claim }) => written.has(claim.sessionId);
  });

/** What all quiz rooms of a process share. */
export interface QuizServices {
  readonly store: RootStore;
  readonly consentMode: ConsentMode;
  readonly writeAnswers: WriteAnswers;
  readonly writeTurns: WriteTurns;
  readonly stock: QuestionStock;
  /** For starts and ends of games, which take a connection each and many statements. */
  readonly writeLimit: LimitFunction;
  /** This server's number in the records: who owns a game. */
  readonly owner: number;
}

/** Of the five connections of the pool; two more belong to the writers. */
const AT_ONCE = 2;
const OWNERS = 2 ** 31 - 1;

export const quizServices = (store: RootStore, consentMode: ConsentMode): QuizServices => ({
  store,
  consentMode,
  writeAnswers: answerWriter(store),
  writeTurns: turnWriter(store),
  stock: questionStock(store),
  writeLimit: pLimit(AT_ONCE),
  owner: randomInt(1, OWNERS),
});
