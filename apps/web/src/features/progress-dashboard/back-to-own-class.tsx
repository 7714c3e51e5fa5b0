import { useQuery } from '@tanstack/react-query';
import { trpc } from '../../lib/api/api.ts';
import { BackToClass } from '../../lib/classes/back-to-class.tsx';

/** Back to the class from which a child was opened; nothing where the address names no class of the viewer. */
export function BackToOwnClass({ classId }: { classId: string }) {
  const { data: classes } = useQuery(trpc.classes.list.queryOptions());
  const taught = classes?.find(({ id }) => id === classId);
  return taught === undefined ? null : <BackToClass classId={classId} name={taught.name} />;
}
