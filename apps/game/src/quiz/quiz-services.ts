import { randomInt } from 'node:crypto';
import { answerWriter, type WriteAnswers } from './answer-writer.ts';
import { semaphore, type Gate } from './semaphore.ts';
import { questionStock, type QuestionStock } from './question-stock.ts';
import { turnWriter, type WriteTurns } from './turn-writer.ts';
import type { RootStore } from '@noodlenaut/db';
import type { ConsentMode } from '@noodlenaut/domain';

/** What all quiz rooms of a process share. */
export interface QuizServices {
  readonly store: RootStore;
  readonly consentMode: ConsentMode;
  readonly writeAnswers: WriteAnswers;
  readonly writeTurns: WriteTurns;
  readonly stock: QuestionStock;
  /** For starts and ends of games, which take a connection each and many statements. */
  readonly gate: Gate;
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
  gate: semaphore(AT_ONCE),
  owner: randomInt(1, OWNERS),
});
