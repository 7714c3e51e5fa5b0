import type { Illustration as IllustrationData, IllustrationKind } from '@noodlenaut/domain';
import { DRAWINGS } from './drawings.ts';
import type { Drawn } from './parts/drawn.ts';

function Drawing<Kind extends IllustrationKind>({ kind, picture }: Drawn<Kind> & { kind: Kind }) {
  return DRAWINGS[kind]({ picture });
}

/** The picture of an activity, drawn from its parameters. Load it lazily: most screens show none. */
export default function Illustration({ picture }: { picture: IllustrationData }) {
  return <Drawing key={picture.kind} kind={picture.kind} picture={picture} />;
}
