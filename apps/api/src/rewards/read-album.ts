import { albumOf, isPartKey, PART_KEYS, placeOf, STICKER_KEYS } from '@noodlenaut/domain';
import type { Context } from '../context.ts';
import { learnerOf } from '../learner.ts';
import { AppError } from '../errors/app-error.ts';
import type { SessionViewer } from '../sessions/read-session.ts';

/** A learner's album, from one statement: earned rewards, the way to the others, and what Noodle wears (decision 0097). @throws AppError not_found */
export async function readAlbum(
  { store }: Pick<Context, 'store'>,
  viewer: SessionViewer,
  studentId: string | undefined,
) {
  const past = await store.rewards.album(learnerOf(viewer, studentId));
  if (!past) throw new AppError('not_found');
  const facts = { ...past.effort, ...past.finished, days: past.activeDays.length };
  return {
    stickers: [...albumOf(STICKER_KEYS, facts, past.held)],
    parts: albumOf(PART_KEYS, facts, past.held).map((part) => ({ ...part, place: placeOf(part.key) })),
    worn: past.worn.filter(isPartKey),
  };
}
