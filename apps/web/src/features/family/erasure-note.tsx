import { api } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { shortMoment } from '../../lib/format/dates.ts';
import { notify } from '../../lib/notices/notices.ts';
import type { FamilyChild } from './family-child.ts';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** The account will be erased, because a grown-up asked or nobody used it; until then one press keeps it (P1.54, security 2.16). */
export function ErasureNote({ child, eraseAt }: { child: FamilyChild; eraseAt: string }) {
  const isAsleep = child.eraseReason === 'asked';
  const undo = useFamilyAction(
    () => api.privacy.undoDelete.mutate({ childId: child.id }),
    () =>
      notify({ title: `${child.name}'s account ${isAsleep ? 'is awake again' : 'stays'}`, tone: 'success' }),
  );
  return (
    <div className={styles.note} aria-live="polite">
      {isAsleep ? (
        <p>
          <b>
            {child.name}&apos;s account is asleep and will be erased on {shortMoment(eraseAt)}.
          </b>{' '}
          Nobody can sign in to it. Until then every linked grown-up can undo this.
        </p>
      ) : (
        <p>
          <b>
            Nobody has used {child.name}&apos;s account for more than a year. It will be erased on{' '}
            {shortMoment(eraseAt)}.
          </b>{' '}
          It stays if {child.name} signs in before, or if you keep it.
        </p>
      )}
      <FlatButton tone="primary" pending={undo.isPending} onClick={() => undo.mutate(undefined)}>
        {isAsleep ? 'Undo the deletion' : 'Keep the account'}
      </FlatButton>
    </div>
  );
}
