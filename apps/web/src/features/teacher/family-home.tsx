import { PRODUCT, displayName } from '@noodlenaut/domain';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { grownUpReads } from '../../lib/grown-up-api.ts';
import { reads } from '../../lib/reads.ts';
import { NoChild } from './no-child.tsx';
import { OverviewTiles } from './overview-tiles.tsx';

/** The home of a parent or teacher: their child at a glance (PRODUCT 8). */
export function FamilyHome() {
  const { data: user } = useSuspenseQuery(reads.user);
  const { data: overview } = useSuspenseQuery(grownUpReads.overview());
  return (
    <>
      <title>{`Home · ${PRODUCT.name}`}</title>
      <h1>Welcome back, {displayName(user)}!</h1>
      {overview.student === null ? (
        <NoChild />
      ) : (
        <>
          <OverviewTiles overview={overview} />
          <div>
            <StickerButton
              tone="primary"
              icon="chart"
              renderRoot={(root) => <Link to="/teacher" {...root} />}
            >
              Open the dashboard
            </StickerButton>
          </div>
        </>
      )}
    </>
  );
}
