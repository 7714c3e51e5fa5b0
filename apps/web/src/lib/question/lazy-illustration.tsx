import type { Illustration } from '@noodlenaut/domain';
import { lazy, Suspense } from 'react';
import { countable } from './countable.ts';

const Drawn = lazy(() => import('@noodlenaut/ui/illustration'));

const CountAloud = lazy(() => import('./count-aloud.tsx'));
const LEAST_TO_COUNT = 2;

type Props = {
  picture: Illustration;
  /** The answer was given: it shows why. */
  after?: boolean;
  /** Its things can be counted by taps; the box around it is positioned. */
  counts?: boolean;
};

/** The picture of a question; the drawings come when a question has one. */
export const LazyIllustration = ({ picture, after = false, counts = false }: Props) => (
  <Suspense fallback={null}>
    <Drawn picture={picture} after={after} />
    {counts && countable(picture) >= LEAST_TO_COUNT && (
      <CountAloud what={picture.kind === 'coins' ? 'money' : 'things'} />
    )}
  </Suspense>
);
