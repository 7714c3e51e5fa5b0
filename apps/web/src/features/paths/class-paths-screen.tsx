import { useSuspenseQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { PathsPage } from './paths-page.tsx';
import { shownOfClass, type Receiver } from './shown-path.ts';

/** The learning paths of a class. */
export function ClassPathsScreen({ classId, edit }: { classId: string; edit: string | undefined }) {
  const { data } = useSuspenseQuery(trpc.paths.ofClass.queryOptions({ classId }));
  const { data: taught } = useSuspenseQuery(trpc.classes.get.queryOptions({ classId }));
  const to: Receiver = { kind: 'class', id: classId, name: taught.name, grade: taught.grade };
  return (
    <PathsPage
      {...{ to, edit }}
      mayMake={data.mayMake}
      paths={data.paths.map(shownOfClass)}
      from={taught.name}
    />
  );
}
