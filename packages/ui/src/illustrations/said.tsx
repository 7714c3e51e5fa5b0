import type { Illustration, IllustrationKind, IllustrationOf } from '@noodlenaut/domain';
import { CHART_SAYS } from './charts/chart-says.ts';
import { COMPUTER_SAYS } from './computers/computer-says.ts';
import { FORCE_SAYS } from './forces/force-says.ts';
import { GEOMETRY_SAYS } from './geometry/geometry-says.ts';
import { MATTER_SAYS } from './matter/matter-says.ts';
import { MEASURE_SAYS } from './measures/measure-says.ts';
import { NATURE_SAYS } from './nature/nature-says.ts';
import { NUMBER_SAYS } from './numbers/number-says.ts';
import type { Says } from './parts/says.ts';
import { PLACE_SAYS } from './places/place-says.ts';
import { STORY_SAYS } from './stories/story-says.ts';
import { WORD_SAYS } from './words/word-says.ts';

const SAYS: Says<IllustrationKind> = {
  ...NUMBER_SAYS,
  ...MEASURE_SAYS,
  ...CHART_SAYS,
  ...GEOMETRY_SAYS,
  ...STORY_SAYS,
  ...PLACE_SAYS,
  ...WORD_SAYS,
  ...MATTER_SAYS,
  ...FORCE_SAYS,
  ...NATURE_SAYS,
  ...COMPUTER_SAYS,
};

const say = <Kind extends IllustrationKind>(kind: Kind, picture: IllustrationOf<Kind>): string =>
  SAYS[kind](picture);

/** What the marks on a picture say, in words. */
export default function Said({ picture }: { picture: Illustration }) {
  return <span className="visually-hidden">{say(picture.kind, picture)}</span>;
}
