import { api } from '../../lib/api/api.ts';
import { Icon } from '@noodlenaut/ui/icon';
import { ListRows } from '@noodlenaut/ui/pieces/base/list-rows';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { Letter } from '@noodlenaut/ui/pieces/grown-up/letter';
import { nearMoment } from '../../lib/format/dates.ts';
import { type SchoolClass, waitingWords } from './class-words.ts';
import styles from './classes.module.css';
import { useClassAction } from './use-class-action.ts';

/** Who asked to come in; they show here by themselves, with a name and nothing else (P1.31). */
export function WaitingPupils({ found: { id: classId, waiting, isOpen } }: { found: SchoolClass }) {
  const approve = useClassAction((membershipId: string) =>
    api.classes.approve.mutate({ classId, membershipId }),
  );
  const decline = useClassAction((membershipId: string) =>
    api.classes.decline.mutate({ classId, membershipId }),
  );
  const isBusy = (membershipId: string) =>
    [approve, decline].some((one) => one.isPending && one.variables === membershipId);
  return (
    <FlatPanel title="Waiting for your yes" note="Say yes only to children you know.">
      <output className="visually-hidden">{waiting.length > 0 && waitingWords(waiting.length)}</output>
      {waiting.length === 0 && (
        <p className="soft">
          {isOpen
            ? 'Nobody waits. Who types the code shows here by itself.'
            : 'Nobody waits, and joining is closed.'}
        </p>
      )}
      {waiting.length > 0 && (
        <ListRows>
          {waiting.map(({ membershipId, name, since, waitsFor }, place) => (
            <li key={membershipId}>
              <div className={styles.who}>
                <Letter name={name} size="small" place={place} />
                <p>
                  <b>{name}</b>
                  <br />
                  <span className="soft small">
                    Asked {nearMoment(since)}
                    {waitsFor.includes('guardian') &&
                      (waitsFor.includes('teacher')
                        ? '. A grown-up says yes too.'
                        : '. You said yes. Waits for a grown-up.')}
                  </span>
                </p>
              </div>
              <div className={styles.buttons}>
                <FlatButton
                  tone="link"
                  aria-label={`No to ${name}`}
                  disabled={isBusy(membershipId)}
                  onClick={() => decline.mutate(membershipId)}
                >
                  No
                </FlatButton>
                {waitsFor.includes('teacher') && (
                  <FlatButton
                    icon={<Icon name="check" size={18} />}
                    aria-label={`Yes, let in ${name}`}
                    disabled={isBusy(membershipId)}
                    onClick={() => approve.mutate(membershipId)}
                  >
                    Yes, let in
                  </FlatButton>
                )}
              </div>
            </li>
          ))}
        </ListRows>
      )}
    </FlatPanel>
  );
}
