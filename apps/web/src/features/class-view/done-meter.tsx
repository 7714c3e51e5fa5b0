import { percentOf } from '@noodlenaut/domain';
import { Meter } from '@noodlenaut/ui/pieces/grown-up/meter';
import { assignmentName } from '../../lib/format/assignment-name.ts';
import { doneCount, type Given } from './given-order.ts';

/** How many of those who were given it have done it, as a bar. */
export const DoneMeter = ({ given }: { given: Given }) => (
  <Meter
    label={`${assignmentName(given)}, done`}
    percent={given.pupils.length === 0 ? 0 : percentOf(doneCount(given), given.pupils.length)}
    tone="green"
  />
);
