import { api } from '../../lib/api/api.ts';
import { ConfirmQuestion } from '@noodlenaut/ui/pieces/grown-up/confirm-question';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Letter } from '@noodlenaut/ui/pieces/grown-up/letter';
import { useRef, useState } from 'react';
import { shortDay } from '../../lib/format/dates.ts';
import { gradeName } from '../../lib/format/grade-name.ts';
import type { SchoolClass } from './class-words.ts';
import styles from './classes.module.css';
import { CorrectPupil } from './correct-pupil.tsx';
import { useClassAction } from './use-class-action.ts';
import { notify } from '../../lib/notices/notices.ts';

type AskProps = { classId: string; pupil: SchoolClass['pupils'][number] };

/** Asks a pupil's guardians for a new sign-in: only they give one (P2.19). */
function AskGrownUp({ classId, pupil: { id, name } }: AskProps) {
  const ask = useClassAction(
    () => api.classes.askSignIn.mutate({ classId, childId: id }),
    () =>
      notify({
        title: `${name}'s grown-ups are asked`,
        description: 'They make the new sign-in.',
        tone: 'success',
      }),
  );
  return (
    <FlatButton
      aria-label={`Ask the grown-up for a new sign-in of ${name}`}
      pending={ask.isPending}
      onClick={() => ask.mutate(undefined)}
    >
      Ask the grown-up
    </FlatButton>
  );
}

type Props = {
  found: SchoolClass;
  pupil: SchoolClass['pupils'][number];
  place: number;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** One pupil: how they sign in, and the way out of the class. */
export function PupilRow({ found, pupil, place, isChosen, onChoose }: Props) {
  const { id: classId, name: className } = found;
  const { id, name, grade, since, hasPictures, signInHelp, username, isMadeHere } = pupil;
  const mayPrint = signInHelp === 'class';
  const [asks, setAsks] = useState(false);
  const [corrects, setCorrects] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const close = () => {
    setCorrects(false);
    row.current?.focus();
  };
  const remove = useClassAction(() => api.classes.removePupil.mutate({ classId, childId: id }));
  return (
    <li ref={row} tabIndex={-1}>
      <label className={styles.who}>
        {mayPrint && (
          <input
            type="checkbox"
            className={styles.tick}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
        <Letter name={name} size="small" place={place} />
        <span>
          <b>{name}</b>
          <br />
          <span className="soft small">
            {grade === null ? 'No grade yet' : gradeName(grade)} ·{' '}
            {hasPictures ? 'Signs in with pictures' : 'Signs in with a password'} · Since {shortDay(since)}
            {username !== null && (
              <>
                <br />
                User name {username}
              </>
            )}
          </span>
        </span>
      </label>
      {corrects && <CorrectPupil found={found} pupil={pupil} onDone={close} />}
      {asks && !corrects && (
        <ConfirmQuestion
          question={`Take ${name} out of ${className}? You will not see ${name} any more. The account stays.`}
          yes="Yes, take out"
          no="Keep"
          pending={remove.isPending}
          onYes={() => remove.mutate(undefined)}
          onNo={() => setAsks(false)}
        />
      )}
      {!asks && !corrects && (
        <div className={styles.buttons}>
          {signInHelp === 'guardian' && <AskGrownUp classId={classId} pupil={pupil} />}
          {isMadeHere && (
            <FlatButton aria-label={`Correct name or grade of ${name}`} onClick={() => setCorrects(true)}>
              Correct
            </FlatButton>
          )}
          <FlatButton aria-label={`Take out ${name}`} onClick={() => setAsks(true)}>
            Take out
          </FlatButton>
        </div>
      )}
    </li>
  );
}
