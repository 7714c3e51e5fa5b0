import type { SubjectId } from '@noodlenaut/domain';
import { actingArt } from '../../drawings/acting-art.ts';
import { Drawing } from '../../drawings/drawing.tsx';

/** A teacher with an arm up. Load it lazily: it brings the addresses of all acting drawings. */
const WavingArm = ({ subject, size }: { subject: SubjectId; size: number }) => (
  <Drawing src={actingArt(subject, 'waving')} size={size} />
);
export default WavingArm;
