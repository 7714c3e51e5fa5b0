import type { SubjectId } from '@noodlenaut/domain';
import chemistry from './art/emblems/chemistry.svg?no-inline';
import english from './art/emblems/english.svg?no-inline';
import geography from './art/emblems/geography.svg?no-inline';
import history from './art/emblems/history.svg?no-inline';
import it from './art/emblems/it.svg?no-inline';
import math from './art/emblems/math.svg?no-inline';
import robotics from './art/emblems/robotics.svg?no-inline';
import science from './art/emblems/science.svg?no-inline';
import { Drawing } from './drawing.tsx';

const EMBLEMS = { math, science, history, geography, it, english, chemistry, robotics } satisfies Record<
  SubjectId,
  string
>;

type Props = { subject: SubjectId; size?: number; title?: string; lazy?: boolean };

/** A subject's sticker. Decorative beside the subject's name; give `title` where it stands alone. */
export function Emblem({ subject, size = 72, ...rest }: Props) {
  return <Drawing src={EMBLEMS[subject]} size={size} {...rest} />;
}
