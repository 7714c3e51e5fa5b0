import { api } from '../../lib/api/api.ts';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import {
  NICKNAME_MAX,
  signsInWithPictures,
  type Grade,
  type PasswordPicture,
  PICTURES_CHOSEN,
} from '@noodlenaut/domain';
import { FieldError } from '@noodlenaut/ui/pieces/form/field-error';
import { GradePicker } from '@noodlenaut/ui/pieces/home/grade-picker';
import { PicturePad } from '@noodlenaut/ui/pieces/pictures/picture-pad';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useId, useState } from 'react';
import { ChildMade } from './child-made.tsx';
import { FamilyPanel } from './family-panel.tsx';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';
import type { Inputs } from '../../lib/api/replies.ts';

type ChildWish = Inputs['family']['createChild'];
interface Missing {
  readonly nickname?: string;
  readonly grade?: string;
  readonly pictures?: string;
}

/** What the form would send, or what it still lacks, in words beside its fields. */
function missingOf(
  typedName: string,
  grade: Grade | null,
  pictures: readonly PasswordPicture[],
): { readonly wish: ChildWish | null; readonly missing: Missing } {
  const nickname = typedName.trim();
  const needsPictures = grade !== null && signsInWithPictures(grade);
  const missing: Missing = {
    ...(nickname === '' && { nickname: 'A name is missing' }),
    ...(grade === null && { grade: 'Please choose a grade' }),
    ...(needsPictures && pictures.length < PICTURES_CHOSEN && { pictures: 'Please choose three pictures' }),
  };
  if (grade === null || Object.keys(missing).length > 0) return { wish: null, missing };
  return { wish: { nickname, grade, ...(needsPictures && { pictures: [...pictures] }) }, missing };
}

/** An account for a child without any e-mail: a nickname, a grade, pictures or a password (P1.24 to P1.26). */
export function CreateChild() {
  const id = useId();
  const [nickname, setNickname] = useState('');
  const [grade, setGrade] = useState<Grade | null>(null);
  const [pictures, setPictures] = useState<readonly PasswordPicture[]>([]);
  const [isTried, setTried] = useState(false);
  const create = useFamilyAction((wish: ChildWish) => api.family.createChild.mutate(wish));
  const { wish, missing } = missingOf(nickname, grade, pictures);
  const show = isTried ? missing : {};
  const send = () => {
    setTried(true);
    if (wish !== null) create.mutate(wish);
  };
  if (create.isSuccess) return <ChildMade nickname={nickname.trim()} made={create.data} />;
  return (
    <FamilyPanel title="Make an account for a child" note="No e-mail needed.">
      <FlatForm onSend={send}>
        <TextField
          label="First name or nickname"
          name="nickname"
          hint="Other children may see it in games."
          autoComplete="off"
          maxLength={NICKNAME_MAX}
          value={nickname}
          error={show.nickname}
          onChange={(event) => setNickname(event.currentTarget.value)}
        />
        <div className={styles.form}>
          <b id={`${id}-grade`}>Grade</b>
          <GradePicker labelledBy={`${id}-grade`} grade={grade} onChange={setGrade} />
          {show.grade !== undefined && <FieldError>{show.grade}</FieldError>}
        </div>
        {grade !== null && signsInWithPictures(grade) && (
          <div className={styles.form}>
            <p id={`${id}-pictures`}>
              <b>Three pictures to sign in with.</b> Choose them together. The order counts.
            </p>
            <PicturePad labelledBy={`${id}-pictures`} chosen={pictures} onChange={setPictures} />
            {show.pictures !== undefined && <FieldError>{show.pictures}</FieldError>}
          </div>
        )}
        {grade !== null && !signsInWithPictures(grade) && (
          <p className="soft">We make a username and a password that is easy to read. You see them once.</p>
        )}
        <div>
          <FlatButton type="submit" tone="primary" pending={create.isPending}>
            Make the account
          </FlatButton>
        </div>
      </FlatForm>
    </FamilyPanel>
  );
}
