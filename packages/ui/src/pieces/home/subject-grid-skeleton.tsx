import { Skeleton } from '../base/skeleton.tsx';
import { SkeletonCard } from '../base/skeleton-card.tsx';
import { SubjectGrid } from './subject-grid.tsx';

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The dashboard's subjects while they load. */
export function SubjectGridSkeleton() {
  return (
    <SubjectGrid>
      {CARDS.map((card) => (
        <SkeletonCard key={card}>
          <Skeleton shape="circle" width={72} height={72} />
          <Skeleton width="60%" height={22} />
          <Skeleton shape="line" />
        </SkeletonCard>
      ))}
    </SubjectGrid>
  );
}
