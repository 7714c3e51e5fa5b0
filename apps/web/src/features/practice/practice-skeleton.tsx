import { LoadingScreen } from '@noodlenaut/ui/pieces/loading-screen';

/** While the questions are picked. */
export function PracticeSkeleton() {
  return <LoadingScreen text="Picking your questions..." />;
}
