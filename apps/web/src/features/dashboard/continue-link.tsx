import type { Tile } from '@noodlenaut/ui/pieces/base/tile';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type RootProps = Parameters<ComponentProps<typeof Tile>['renderRoot']>[0];

export const MathLink = (root: RootProps) => (
  <Link to="/subject/$subjectId" params={{ subjectId: 'math' }} {...root} />
);

/** Leads to the lesson that was open last, or to math before the first (S2.057, S2.058). */
export function ContinueLink({ lessonId, ...root }: RootProps & { lessonId: string | null }) {
  if (lessonId === null) return <MathLink {...root} />;
  return <Link to="/lesson/$lessonId" params={{ lessonId }} {...root} />;
}
