import type { User } from '../api/replies.ts';

/**
 * At the sign-in the account's own choices are applied on this device. It is not awaited: the page's first script has applied
 * them already, and the signed-out screens do not need this code.
 */
export async function adoptComfort(user: User): Promise<void> {
  try {
    const comfort = await import('./comfort.ts');
    comfort.adoptFrom(user);
  } catch (cause) {
    console.warn('The choices of comfort did not come to this device', cause);
  }
}
