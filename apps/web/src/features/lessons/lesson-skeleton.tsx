import { Skeleton } from '@noodlenaut/ui/pieces/base/skeleton';
import { SkeletonCard } from '@noodlenaut/ui/pieces/base/skeleton-card';
import styles from './lessons.module.css';

/** The player while the lesson loads. */
export function LessonSkeleton() {
  return (
    <main
      id="main"
      className={`wrap ${styles.skeleton ?? ''}`}
      aria-busy="true"
      aria-label="Loading the lesson"
    >
      <Skeleton height={56} />
      <SkeletonCard>
        <Skeleton width="55%" height={34} />
        <Skeleton shape="line" />
        <Skeleton shape="line" width="75%" />
        <Skeleton height={200} />
      </SkeletonCard>
      <Skeleton height={72} />
    </main>
  );
}
