import { createFileRoute } from '@tanstack/react-router';
import { openDetail } from '../features/teacher/open-detail.ts';
import { SubjectDetail } from '../features/teacher/subject-detail.tsx';

export const Route = createFileRoute('/_in/_page/teacher/progress/$subjectId')({
  // The loader comes with the screen: nothing of grown-ups is loaded before somebody goes there.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => openDetail(context.queryClient, params.subjectId),
  component: Detail,
});

function Detail() {
  return <SubjectDetail detail={Route.useLoaderData()} />;
}
