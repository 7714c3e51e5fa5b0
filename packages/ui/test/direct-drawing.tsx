import type { Illustration, IllustrationKind } from '@noodlenaut/domain';
import { DRAWINGS } from '../src/illustrations/drawings.ts';
import type { Drawn } from '../src/illustrations/parts/drawn.ts';

function Drawing<Kind extends IllustrationKind>({ kind, picture }: Drawn<Kind> & { kind: Kind }) {
  return DRAWINGS[kind]({ picture });
}

/** A picture at once, without the loading of its theme. */
export const DirectDrawing = ({ picture }: { picture: Illustration }) => (
  <Drawing kind={picture.kind} picture={picture} />
);
