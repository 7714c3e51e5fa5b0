import { createFileRoute } from '@tanstack/react-router';
import { ClassPeopleScreen } from '../features/classes/class-people-screen.tsx';
import { openClassPeople } from '../features/classes/open-classes.ts';
import { requireRole } from '../lib/session/guards.ts';

export const Route = createFileRoute('/_in/_page/classes/$classId/pupils')({
  codeSplitGroupings: [['loader', 'component']],
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  loader: ({ context, params }) => openClassPeople(context.queryClient, params.classId),
  component: Pupils,
});

function Pupils() {
  const { classId } = Route.useParams();
  return <ClassPeopleScreen key={classId} classId={classId} />;
}
