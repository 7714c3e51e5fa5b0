import type { GivenCard } from '@noodlenaut/ui/pieces/home/given-card';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Own } from './given-words.ts';

type Root = Parameters<ComponentProps<typeof GivenCard>['renderRoot']>[0];

/** The way to what was given: its lesson, a round of practice, the games. */
export function GivenLink({ own: { kind, lessonId, subject }, root }: { own: Own; root: Root }) {
  if (kind === 'lesson' && lessonId !== null)
    return <Link to="/lesson/$lessonId" params={{ lessonId }} {...root} />;
  if (kind === 'practice')
    return <Link to="/practice/$subjectId" params={{ subjectId: subject }} {...root} />;
  return <Link to="/multiplayer" {...root} />;
}
