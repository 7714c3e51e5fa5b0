import { api, trpc } from '../../lib/api/api.ts';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { CONSENT_SCOPES } from '@noodlenaut/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shortMoment } from '../../lib/format/dates.ts';
import type { Inputs } from '../../lib/api/replies.ts';
import { FlatSwitch } from '@noodlenaut/ui/pieces/grown-up/flat-switch';
import { CONSENT_TEXTS, consentLine, NOTHING, saidNo, saidYes } from '../../lib/family/consent-texts.ts';
import type { FamilyChild } from './family-child.ts';
import { FamilyPanel } from './family-panel.tsx';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

const NOTES = {
  required: 'Switching off works at once, in every open tab.',
  operator:
    'Who runs this site holds the consents, so all of this is on until you switch it off. That works at once, in every open tab.',
} as const;
const NOT_VERIFIED =
  'One thing is missing before a yes of yours counts: whoever runs this site has to make sure that you are a parent or guardian. Please write to them. You can always say no.';

/** What the child may use, who said so, and every yes there ever was (P1.48). */
export function ConsentCard({ child }: { child: FamilyChild }) {
  const { data } = useSuspenseQuery(trpc.family.consents.queryOptions({ childId: child.id }));
  const set = useFamilyAction((input: Inputs['family']['setConsent']) => api.family.setConsent.mutate(input));
  // The latest first, as the ledger comes.
  const history = data.ledger;
  return (
    <FamilyPanel title={`What ${child.name} may use`} note={NOTES[data.mode]}>
      {!data.mayGive && <p className={styles.note}>{NOT_VERIFIED}</p>}
      <ListRows>
        {CONSENT_SCOPES.map((scope) => {
          const last = history.find((row) => row.scope === scope);
          return (
            <li key={scope}>
              <FlatSwitch
                {...CONSENT_TEXTS[scope]}
                line={last === undefined ? NOTHING[data.mode] : consentLine(last)}
                isOn={data.on.includes(scope)}
                // A switch without effect is not shown.
                canSwitch={data.mayGive || data.on.includes(scope)}
                pending={set.isPending && set.variables.scope === scope}
                onChange={(isGiven) => set.mutate({ childId: child.id, scope, isGiven })}
              />
            </li>
          );
        })}
      </ListRows>
      <details className={styles.fold}>
        <summary>Consent history</summary>
        {history.length === 0 && <p className="soft">Nothing has been decided yet.</p>}
        <ListRows>
          {history.map((row) => (
            <li key={`${row.scope} ${row.grantedAt} ${row.revokedAt}`}>
              <p>
                <b>{CONSENT_TEXTS[row.scope].title}</b>
                <br />
                {saidYes(row, shortMoment)}
                {row.revokedAt !== null && (
                  <>
                    <br />
                    {saidNo({ revokedBy: row.revokedBy, revokedAt: row.revokedAt }, shortMoment)}
                  </>
                )}
              </p>
            </li>
          ))}
        </ListRows>
      </details>
    </FamilyPanel>
  );
}
