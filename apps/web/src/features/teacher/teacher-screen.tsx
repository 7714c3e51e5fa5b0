import { PRODUCT } from '@noodlenaut/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { GrownUpLook } from '../../lib/grown-up-look.tsx';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import { useLiveChildren } from '../../lib/use-live-children.ts';
import { ActivityTimeline } from './activity-timeline.tsx';
import { NoChild } from './no-child.tsx';
import { OverviewSubjects } from './overview-subjects.tsx';
import { OverviewTiles } from './overview-tiles.tsx';

/** The child's progress for those who look after it; a student sees their own. */
export function TeacherScreen() {
  useLiveChildren();
  const { data: overview } = useSuspenseQuery(grownUpReads.overview());
  return (
    <GrownUpLook>
      <title>{`Teacher Dashboard · ${PRODUCT.name}`}</title>
      <header className="row spread">
        <div>
          <h1>Teacher Dashboard</h1>
          <p className="soft">Monitor student progress and performance</p>
        </div>
        <Link className="link" to="/">
          View Student Dashboard
        </Link>
      </header>
      {overview.student === null ? (
        <NoChild />
      ) : (
        <>
          <OverviewTiles overview={overview} />
          <OverviewSubjects subjects={overview.subjects} />
          <ActivityTimeline />
        </>
      )}
    </GrownUpLook>
  );
}
