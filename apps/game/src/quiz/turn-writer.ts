import type { ClaimedTurn, Store } from '@noodlenaut/db';
import { groupWriter, type WriteAll } from './group-writer.ts';

/** Resolves when these turns are durable: true when every one of them was still its owner's to write. */
export type WriteTurns = WriteAll<ClaimedTurn>;

export const turnWriter = (store: Pick<Store, 'quizPlay'>): WriteTurns =>
  groupWriter(async (turns) => {
    const written = await store.quizPlay.turns(turns);
    return ({ claim }) => written.has(claim.sessionId);
  });
