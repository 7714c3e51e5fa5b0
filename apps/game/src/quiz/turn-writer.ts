import type { ClaimedTurn, Store } from '@noodlenaut/db';
import { groupWriter, type WriteAll } from './group-writer.ts';

/** Resolves when these turns are stored: true when each of them was written by the owner of its game. */
export type WriteTurns = WriteAll<ClaimedTurn>;

export const turnWriter = (store: Pick<Store, 'quizPlay'>): WriteTurns =>
  groupWriter(async (turns) => {
    const written = await store.quizPlay.turns(turns);
    return ({ claim }) => written.has(claim.sessionId);
  });
