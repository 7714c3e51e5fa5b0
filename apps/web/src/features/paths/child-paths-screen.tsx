import { DEFAULT_GRADE, displayName } from '@noodlenaut/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { PathsPage } from './paths-page.tsx';
import { shownOfChild, type Receiver } from './shown-path.ts';

type Props = { childId: string; edit: string | undefined; viewer: { readonly firstName: string | null } };

/** The learning paths of a guardian's child. */
export function ChildPathsScreen({ childId, edit, viewer }: Props) {
  const { data } = useSuspenseQuery(trpc.paths.ofChild.queryOptions({ childId }));
  const { data: family } = useSuspenseQuery(trpc.family.children.queryOptions());
  const child = family.children.find(({ id }) => id === childId);
  const to: Receiver = {
    kind: 'child',
    id: childId,
    name: child?.name ?? 'Your child',
    grade: child?.grade ?? DEFAULT_GRADE,
  };
  return (
    <PathsPage
      {...{ to, edit }}
      mayMake={data.mayMake}
      paths={data.paths.map((path) => shownOfChild(to, path))}
      from={displayName({ firstName: viewer.firstName, name: 'your grown-up' })}
    />
  );
}
