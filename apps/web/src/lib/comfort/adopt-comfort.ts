import type { User } from '../api/replies.ts';

/**
 * At the sign-in the account's own choices come to this device. Nobody waits for it: the page's first script has shown
 * them already, and the signed-out screens need not carry the code.
 */
export async function adoptComfort(user: User): Promise<void> {
  try {
    const comfort = await import('./comfort.ts');
    comfort.adoptFrom(user);
  } catch (cause) {
    console.warn('The choices of comfort did not come to this device', cause);
  }
}
