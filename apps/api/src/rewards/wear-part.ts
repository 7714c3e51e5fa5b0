import { placeOf, type PartKey, type SuitPlace } from '@noodlenaut/domain';
import type { Store } from '@noodlenaut/db';
import { AppError } from '../errors/app-error.ts';

interface Wish {
  readonly place: SuitPlace;
  /** Null takes off what is there. */
  readonly part: PartKey | null;
}

/**
 * Lets the learner's Noodle wear an earned part at its place, instead of what was there (decision 0097).
 * @throws AppError invalid_input for a part of another place, not_found for one that is not earned
 */
export async function wearPart(store: Store, userId: string, { place, part }: Wish): Promise<Wish> {
  if (part === null) {
    await store.rewards.takeOff(userId, place);
    return { place, part };
  }
  if (placeOf(part) !== place)
    throw new AppError('invalid_input', { issues: [{ path: 'part', message: 'Invalid input' }] });
  if (!(await store.rewards.wear(userId, place, part))) throw new AppError('not_found');
  return { place, part };
}
