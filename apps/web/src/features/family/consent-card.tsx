import { ListRows } from '@noodlenaut/ui/pieces/list-rows';
import { CONSENT_SCOPES } from '@noodlenaut/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { shortMoment } from '../../lib/dates.ts';
import { grownUpCall, grownUpReads } from '../../lib/grown-up-api.ts';
import type { InputOf } from '../../lib/wire.ts';
import { ConsentSwitch } from './consent-switch.tsx';
import { CONSENT_TEXTS, consentLine } from './consent-texts.ts';
import type { FamilyChild } from './family-child.ts';
import { FamilyPanel } from './family-panel.tsx';
import looks from './family.module.css';
import { useFamilyStep } from '../../lib/use-family-step.ts';

const NOTES = {
  required: 'Switching off works at once, in every open tab.',
  operator:
    'Who runs this site holds the consents, so nothing waits for your yes. Your choice is kept beside it.',
} as const;

/** What the child may use, who said so, and every yes there ever was (PRODUCT 1). */
export function ConsentCard({ child }: { child: FamilyChild }) {
  const { data } = useSuspenseQuery(grownUpReads.consents(child.id));
  const set = useFamilyStep((input: InputOf<'family.setConsent'>) => grownUpCall('family.setConsent', input));
  const history = data.ledger.toSorted((a, b) => b.grantedAt.localeCompare(a.grantedAt));
  return (
    <FamilyPanel title={`What ${child.name} may use`} note={NOTES[data.mode]}>
      <ListRows>
        {CONSENT_SCOPES.map((scope) => {
          const last = history.find((row) => row.scope === scope);
          return (
            <li key={scope}>
              <ConsentSwitch
                {...CONSENT_TEXTS[scope]}
                line={last === undefined ? 'Nobody has said yes yet' : consentLine(last)}
                isOn={data.given.includes(scope)}
                pending={set.isPending && set.variables.scope === scope}
                onChange={(isGiven) => set.mutate({ childId: child.id, scope, isGiven })}
              />
            </li>
          );
        })}
      </ListRows>
      <details className={looks.fold}>
        <summary>Consent history</summary>
        {history.length === 0 && <p className="soft">Nothing has been decided yet.</p>}
        <ListRows>
          {history.map((row) => (
            <li key={`${row.scope} ${row.grantedAt}`}>
              <p>
                <b>{CONSENT_TEXTS[row.scope].title}</b>
                <br />
                Yes by {row.who}, {shortMoment(row.grantedAt)}, text version {row.version}
                {row.revokedAt !== null && (
                  <>
                    <br />
                    Withdrawn by {row.revokedBy ?? row.who}, {shortMoment(row.revokedAt)}
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
