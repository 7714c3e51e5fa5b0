import { prerender } from 'react-dom/static';
import { LandingPage } from '../features/landing/landing-page.tsx';

/** The landing as HTML, rendered once at build. */
export async function renderLanding(): Promise<string> {
  const { prelude } = await prerender(<LandingPage />);
  return new Response(prelude).text();
}
