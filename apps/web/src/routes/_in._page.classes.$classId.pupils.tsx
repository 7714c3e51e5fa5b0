import { createFileRoute, redirect } from '@tanstack/react-router';

/** Stands in for the pupils' page. */
export const Route = createFileRoute('/_in/_page/classes/$classId/pupils')({
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});
