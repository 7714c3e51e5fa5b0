import type { Store } from '@noodlenaut/db';

/** Erases the accounts that are due at a moment, as the nightly job does, without its notices. @returns their ids */
export const eraseDue = async ({ privacy }: Pick<Store, 'privacy'>, now: Date): Promise<readonly string[]> =>
  privacy.erase(await privacy.lockDue(now));
