import type { Card } from '@noodlenaut/domain';
import { lazy, Suspense } from 'react';

const Drawn = lazy(() => import('@noodlenaut/ui/illustrations/card-picture'));

/** An answer drawn; the drawings come when a question has them. */
export const LazyCard = ({ card }: { card: Card }) => (
  <Suspense fallback={null}>
    <Drawn card={card} />
  </Suspense>
);
