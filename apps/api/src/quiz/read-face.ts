import { randomInt } from 'node:crypto';
import { proposedWords, SEED_MAX, seededDice } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** What a child is in games, and names to choose from: other ones each time they are asked for. */
export async function readFace({ store }: Pick<Context, 'store'>, viewer: SessionViewer) {
  const chosen = (await store.gameFaces.of(viewer.id)) ?? null;
  return { face: chosen, words: proposedWords(chosen?.word ?? null, seededDice(randomInt(SEED_MAX))) };
}
