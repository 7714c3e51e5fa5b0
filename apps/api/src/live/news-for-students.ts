import type { SignedInContext } from '../context.ts';
import type { FollowedNews } from './news-of.ts';

/** Selects from everybody's news those of the classes a child is in or asked to join; null when all may have changed. */
export async function* newsForStudent(
  { store, viewer, report }: Pick<SignedInContext, 'store' | 'viewer' | 'report'>,
  news: AsyncIterable<FollowedNews>,
): AsyncGenerator<{ readonly classId: string | null }, void> {
  let classes: ReadonlySet<string> | null = null;
  const read = () =>
    store.classMembers.idsOf(viewer.id).then(
      (ids) => new Set(ids),
      (cause: unknown) => {
        report(cause);
        return null;
      },
    );
  for await (const one of news) {
    if (one.kind === 'gap' || classes === null) {
      classes = await read();
      yield { classId: null };
    } else if (one.kind === 'class' && (one.personId === viewer.id || classes.has(one.classId))) {
      if (one.personId === viewer.id) classes = await read();
      yield { classId: one.classId };
    }
  }
}
