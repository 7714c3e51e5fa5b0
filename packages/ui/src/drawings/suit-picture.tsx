import type { PartKey } from '@noodlenaut/domain';
import SuitPart from './suit-part.tsx';

/** The piece of Noodle's drawing that a part fills. */
const FRAMES = {
  'head-party-hat': '118 0 84 84',
  'head-crown': '56 8 128 70',
  'back-cape': '24 156 192 76',
  'back-jetpack': '32 140 176 96',
  'chest-scarf': '66 158 108 62',
  'chest-medal': '84 164 72 58',
  'feet-boots': '66 196 108 40',
  'feet-skates': '66 196 108 48',
} satisfies Record<PartKey, string>;

/** A part of the suit by itself. Decoration beside its name. */
export function SuitPicture({ part, className }: { part: PartKey; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={FRAMES[part]}
      aria-hidden="true"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <SuitPart part={part} />
    </svg>
  );
}
