import type { IllustrationKind, IllustrationOf } from '@noodlenaut/domain';
import type { ReactElement } from 'react';

/** The parameters come as one property: `key` is a parameter of some pictures and a name React keeps for itself. */
export type Drawn<Kind extends IllustrationKind> = { picture: IllustrationOf<Kind> };

export type Drawings<Kinds extends IllustrationKind> = {
  readonly [Kind in Kinds]: (props: Drawn<Kind>) => ReactElement;
};
