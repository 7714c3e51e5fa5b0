import type { SubjectId } from '@noodlenaut/domain';
import chemistry from './art/emblems/chemistry.svg?inline';
import english from './art/emblems/english.svg?inline';
import geography from './art/emblems/geography.svg?inline';
import history from './art/emblems/history.svg?inline';
import it from './art/emblems/it.svg?inline';
import math from './art/emblems/math.svg?inline';
import robotics from './art/emblems/robotics.svg?inline';
import science from './art/emblems/science.svg?inline';
import { Drawing } from './drawing.tsx';

const EMBLEMS = { math, science, history, geography, it, english, chemistry, robotics } satisfies Record<
  SubjectId,
  string
>;

/** A subject's sticker for screens that show all eight: 3 kB in the script instead of eight requests. */
export function InlineEmblem({ subject, size = 72 }: { subject: SubjectId; size?: number }) {
  return <Drawing src={EMBLEMS[subject]} size={size} />;
}
