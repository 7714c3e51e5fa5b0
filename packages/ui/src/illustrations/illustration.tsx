import type { Illustration as IllustrationData, IllustrationKind } from '@noodlenaut/domain';

import { Suspense, lazy } from 'react';
import { AfterContext } from './parts/after.tsx';
import type { Drawn } from './parts/drawn.ts';
import { THEMED_DRAWINGS } from './themed-drawings.ts';

export { preloadDrawing } from './themed-drawings.ts';

function Drawing<Kind extends IllustrationKind>({ kind, picture }: Drawn<Kind> & { kind: Kind }) {
  return THEMED_DRAWINGS[kind]({ picture });
}

const Said = lazy(() => import('./said.tsx'));

type Props = {
  picture: IllustrationData;
  /** The answer was given: the picture shows why. */
  after?: boolean;
};

/** The picture of an activity, drawn from its parameters. Load it lazily: most screens show none. */
export default function Illustration({ picture, after = false }: Props) {
  return (
    <AfterContext value={after}>
      <Drawing key={picture.kind} kind={picture.kind} picture={picture} />
      {after && (
        <Suspense fallback={null}>
          <Said picture={picture} />
        </Suspense>
      )}
    </AfterContext>
  );
}
