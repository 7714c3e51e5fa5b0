import type { Services } from '../context.ts';
import { addErasedIds, readErasedIds } from './erased-ids-file.ts';

type Erasing = Pick<Services, 'store'> & { readonly env: Pick<Services['env'], 'ERASED_IDS_FILE'> };

/**
 * Erases again the accounts that an older backup brought back, before anybody is let in (decision 0067). The list is outside the
 * database, and gets the numbers that only the database knows.
 * @returns how many accounts were erased
 * @throws ErasedIdsError when the list holds anything but numbers
 */
export async function replayErasures({ store, env }: Erasing): Promise<number> {
  const listed = env.ERASED_IDS_FILE === undefined ? [] : readErasedIds(env.ERASED_IDS_FILE);
  const gone = await store.privacy.eraseAgain(listed);
  await keepErasedIds({ store, env });
  return gone;
}

/** Writes erased numbers to the list outside the database, after the erasure; until it is written the database remembers them. */
export async function keepErasedIds({ store, env }: Erasing): Promise<void> {
  if (env.ERASED_IDS_FILE !== undefined) addErasedIds(env.ERASED_IDS_FILE, await store.privacy.erasedIds());
}
