import { NAMED_ASSIGNMENT_KINDS, isSubjectId } from '@noodlenaut/domain';
import { createFileRoute } from '@tanstack/react-router';
import { NothingFound } from '../features/progress-dashboard/nothing-found.tsx';
import type { AssignStart } from '../features/class-view/assign-wish.ts';
import { AssignmentsScreen } from '../features/class-view/assignments-screen.tsx';
import { openAssignments } from '../features/class-view/open-assignments.ts';
import { requireRole } from '../lib/session/guards.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

export const Route = createFileRoute('/_in/_page/classes/$classId/assignments')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  // '?give=' opens the form; subject, skill and pupils come with 'Assign practice'.
  validateSearch: ({ give, subject, skill, pupils }: Record<string, unknown>): AssignStart => {
    return {
      give: NAMED_ASSIGNMENT_KINDS.find((one) => one === give),
      subject: isText(subject) && isSubjectId(subject) ? subject : undefined,
      skill: isText(skill) ? skill : undefined,
      pupils: Array.isArray(pupils) && pupils.every(isText) ? pupils : undefined,
    };
  },
  beforeLoad: ({ context }) => {
    requireRole(context.viewer, ['teacher']);
  },
  loader: ({ context, params }) => openAssignments(context.queryClient, params.classId),
  component: Assignments,
});

function Assignments() {
  const { classId } = Route.useParams();
  const start = Route.useSearch();
  return Route.useLoaderData() ? (
    <AssignmentsScreen classId={classId} start={start} />
  ) : (
    <NothingFound
      title="Class not found"
      text="The link may be old, or this class is not yours."
      back="classes"
    />
  );
}
