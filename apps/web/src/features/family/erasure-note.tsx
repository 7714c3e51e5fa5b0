import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { shortMoment } from '../../lib/dates.ts';
import { grownUpCall } from '../../lib/grown-up-api.ts';
import { notify } from '../../lib/notices.ts';
import type { FamilyChild } from './family-child.ts';
import looks from './family.module.css';
import { useFamilyStep } from '../../lib/use-family-step.ts';

/** The account sleeps and will be erased; until then one press wakes it (PRODUCT 1). */
export function ErasureNote({ child, eraseAt }: { child: FamilyChild; eraseAt: string }) {
  const undo = useFamilyStep(
    () => grownUpCall('privacy.undoDelete', { childId: child.id }),
    () => notify({ title: `${child.name}'s account is awake again`, tone: 'success' }),
  );
  return (
    <div className={looks.note} aria-live="polite">
      <p>
        <b>
          {child.name}&apos;s account is asleep and will be erased on {shortMoment(eraseAt)}.
        </b>{' '}
        Nobody can sign in to it. Until then every linked grown-up can undo this.
      </p>
      <FlatButton tone="primary" pending={undo.isPending} onClick={() => undo.mutate(undefined)}>
        Undo the deletion
      </FlatButton>
    </div>
  );
}
