import type { Illustration } from '@noodlenaut/domain';
import { lazy, Suspense } from 'react';

const Drawn = lazy(() => import('@noodlenaut/ui/illustration'));

type Props = { picture: Illustration; /** The answer was given: it shows why. */ after?: boolean };

/** The picture of a question; the drawings come when a question has one. */
export const LazyIllustration = ({ picture, after = false }: Props) => (
  <Suspense fallback={null}>
    <Drawn picture={picture} after={after} />
  </Suspense>
);
