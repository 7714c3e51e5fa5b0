import { api } from '../../lib/api/api.ts';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { shortMoment } from '../../lib/format/dates.ts';
import type { FamilyLinks } from './family-child.ts';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** Grown-ups who ask to see the child, for whoever may say yes (P1.22). */
export function WaitingRequests({ links }: { links: FamilyLinks }) {
  const confirm = useFamilyAction((linkId: string) => api.family.confirmLink.mutate({ linkId }));
  const decline = useFamilyAction((linkId: string) => api.family.endLink.mutate({ linkId }));
  return links.guardians
    .filter(({ mayConfirm }) => mayConfirm)
    .map(({ linkId, name, since }, index) => (
      <div key={linkId} className={styles.note}>
        <p>
          <b>
            {name} asks to see {links.child.name}&apos;s progress.
          </b>{' '}
          Parent, asked {shortMoment(since)}. Say yes only to somebody you know.
        </p>
        <div className={styles.buttons}>
          <FlatButton
            pending={decline.isPending && decline.variables === linkId}
            onClick={() => decline.mutate(linkId)}
          >
            Decline
          </FlatButton>
          <FlatButton
            tone={index === 0 ? 'primary' : 'plain'}
            pending={confirm.isPending && confirm.variables === linkId}
            onClick={() => confirm.mutate(linkId)}
          >
            Confirm
          </FlatButton>
        </div>
      </div>
    ));
}
