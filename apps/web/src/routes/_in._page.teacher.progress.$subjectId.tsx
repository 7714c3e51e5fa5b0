import { createFileRoute } from '@tanstack/react-router';
import { loadDetail } from '../features/teacher/load-detail.ts';
import { SubjectDetail } from '../features/teacher/subject-detail.tsx';

export const Route = createFileRoute('/_in/_page/teacher/progress/$subjectId')({
  loader: ({ context, params }) => loadDetail(context.queryClient, params.subjectId),
  component: Detail,
});

function Detail() {
  return <SubjectDetail detail={Route.useLoaderData()} />;
}
