import { Skeleton } from '../base/skeleton.tsx';
import { SkeletonCard } from '../base/skeleton-card.tsx';

const ROWS = [1, 2, 3, 4, 5] as const;

/** A subject's lessons while they load. */
export function LessonTrailSkeleton() {
  return (
    <div className="stack" aria-hidden="true">
      {ROWS.map((row) => (
        <SkeletonCard key={row}>
          <Skeleton width="55%" height={24} />
          <Skeleton shape="line" width="75%" />
        </SkeletonCard>
      ))}
    </div>
  );
}
