import type { Illustration as IllustrationData, IllustrationKind } from '@noodlenaut/domain';

import type { Drawn } from './parts/drawn.ts';
import { THEMED_DRAWINGS } from './themed-drawings.ts';

export { preloadDrawing } from './themed-drawings.ts';

function Drawing<Kind extends IllustrationKind>({ kind, picture }: Drawn<Kind> & { kind: Kind }) {
  return THEMED_DRAWINGS[kind]({ picture });
}

/** The picture of an activity, drawn from its parameters. Load it lazily: most screens show none. */
export default function Illustration({ picture }: { picture: IllustrationData }) {
  return <Drawing key={picture.kind} kind={picture.kind} picture={picture} />;
}
