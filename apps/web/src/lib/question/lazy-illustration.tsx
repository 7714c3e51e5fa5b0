import type { Illustration } from '@noodlenaut/domain';
import { lazy, Suspense } from 'react';

const Drawn = lazy(() => import('@noodlenaut/ui/illustration'));

/** The picture of a question; the drawings come when a question has one. */
export const LazyIllustration = ({ picture }: { picture: Illustration }) => (
  <Suspense fallback={null}>
    <Drawn picture={picture} />
  </Suspense>
);
