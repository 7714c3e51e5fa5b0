import { randomInt } from 'node:crypto';
import { answerWriter, type WriteAnswers } from './answer-writer.ts';
import { turnWriter, type WriteTurns } from './turn-writer.ts';
import type { RootStore } from '@noodlenaut/db';

/** What all quiz rooms of a process share. */
export interface QuizServices {
  readonly store: RootStore;
  readonly writeAnswers: WriteAnswers;
  readonly writeTurns: WriteTurns;
  /** This server's number in the records: who owns a game. */
  readonly owner: number;
}

const OWNERS = 2 ** 31 - 1;

export const quizServices = (store: RootStore): QuizServices => ({
  store,
  writeAnswers: answerWriter(store),
  writeTurns: turnWriter(store),
  owner: randomInt(1, OWNERS),
});
