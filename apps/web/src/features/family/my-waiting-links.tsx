import { api } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { shortDay } from '../../lib/format/dates.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** Links this grown-up asked for and nobody has confirmed yet: they tell nothing of the child. */
export function MyWaitingLinks({ waiting }: { waiting: Outputs['family']['children']['waiting'] }) {
  const withdraw = useFamilyAction((linkId: string) => api.family.endLink.mutate({ linkId }));
  return waiting.map(({ linkId, since }) => (
    <div key={linkId} className={styles.note}>
      <p>
        <b>Your link from {shortDay(since)} waits for a yes.</b> The child&apos;s own grown-up confirms it, or
        the child, when no grown-up is linked yet.
      </p>
      <FlatButton
        pending={withdraw.isPending && withdraw.variables === linkId}
        onClick={() => withdraw.mutate(linkId)}
      >
        Withdraw
      </FlatButton>
    </div>
  ));
}
