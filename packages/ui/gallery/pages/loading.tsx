import { Deck } from '../../src/pieces/home/deck.tsx';
import { LessonTrailSkeleton } from '../../src/pieces/lesson/lesson-trail-skeleton.tsx';
import { LoadingScreen } from '../../src/pieces/page/loading-screen.tsx';
import { OfflineBanner } from '../../src/pieces/page/offline-banner.tsx';
import { SubjectGridSkeleton } from '../../src/pieces/home/subject-grid-skeleton.tsx';
import { AppHeader } from '../app-header.tsx';
import { nothing } from '../link.tsx';

export default function Loading() {
  return (
    <>
      <OfflineBanner
        title="You are offline."
        text="Your work is safe here. We send it when you are back."
        onRetry={nothing}
      />
      <AppHeader />
      <Deck busy>
        <LoadingScreen text="Getting your lesson ready" />
        <SubjectGridSkeleton />
        <LessonTrailSkeleton />
      </Deck>
    </>
  );
}
