import { placeOf, type PartKey } from '@noodlenaut/domain';
import { Suspense, lazy } from 'react';

const SuitPart = lazy(() => import('@noodlenaut/ui/drawings/suit-part'));

/** What Noodle wears, as its drawing takes it; the parts' code comes when one is worn. */
export const suitOf = (worn: readonly PartKey[]) =>
  Object.fromEntries(
    worn.map((part) => [
      placeOf(part),
      <Suspense key={part} fallback={null}>
        <SuitPart part={part} />
      </Suspense>,
    ]),
  );
