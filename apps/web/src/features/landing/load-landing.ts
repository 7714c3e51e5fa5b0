import { UnreachableError } from '../../lib/api/api-error.ts';

/** The landing's code, for those who leave the app. Without a network it cannot come, and that is said as such. */
export async function loadLanding() {
  try {
    const { LandingPage } = await import('./landing-page.tsx');
    return LandingPage;
  } catch (cause) {
    throw new UnreachableError(cause);
  }
}
