import { createFileRoute } from '@tanstack/react-router';
import { PaperPage } from '../features/legal/paper-page.tsx';
import { Paper } from '../features/legal/paper.tsx';
import { PageFrame } from '../features/shell/page-frame.tsx';
import { SupportContent } from '../features/support/support-content.tsx';
import { needsSetup } from '../lib/session/guards.ts';

export const Route = createFileRoute('/support')({ component: Support });

const TITLE = 'Contact Support';

/** Visitors read a page of its own; signed-in people keep their header. */
function Support() {
  const { viewer } = Route.useRouteContext();
  const content = <SupportContent viewer={viewer} />;
  if (viewer === null || needsSetup(viewer)) return <PaperPage title={TITLE}>{content}</PaperPage>;
  return (
    <PageFrame viewer={viewer}>
      <Paper title={TITLE}>{content}</Paper>
    </PageFrame>
  );
}
