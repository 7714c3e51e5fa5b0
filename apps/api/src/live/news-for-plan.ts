import type { SignedInContext } from '../context.ts';
import type { FollowedNews } from './news-of.ts';

/**
 * Selects from everybody's news that the viewer's own plan changed, or that of a grown-up linked to them: the database names each of these
 * people, so news of strangers cost no statement. What changed is not told: the page reads again what it may read.
 */
export async function* newsForPlan(
  { viewer }: Pick<SignedInContext, 'viewer'>,
  news: AsyncIterable<FollowedNews>,
): AsyncGenerator<{ readonly isFirst: boolean }, void> {
  let isFirst = true;
  for await (const one of news) {
    if (one.kind !== 'gap' && !(one.kind === 'plan' && one.personId === viewer.id)) continue;
    yield { isFirst };
    isFirst = false;
  }
}
