import type { Tile } from '@noodlenaut/ui/pieces/base/tile';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type RootProps = Parameters<ComponentProps<typeof Tile>['renderRoot']>[0];

export const MathLink = (root: RootProps) => (
  <Link to="/subject/$subjectId" params={{ subjectId: 'math' }} {...root} />
);

/** To the lesson last stood in, to math before the first (SPEC 2). */
export function ContinueLink({ lessonId, ...root }: RootProps & { lessonId: string | null }) {
  if (lessonId === null) return <MathLink {...root} />;
  return <Link to="/lesson/$lessonId" params={{ lessonId }} {...root} />;
}
