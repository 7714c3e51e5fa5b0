import { FAMILY_CODE_LENGTH, typedCode } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { TextField } from '@noodlenaut/ui/pieces/text-field';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sentenceOf } from '../../lib/errors.ts';
import { grownUpCall } from '../../lib/grown-up-api.ts';
import looks from './classes.module.css';
import { useClassStep } from './use-class-step.ts';

/** Teaching a colleague's class too, with the code they made for it (PRODUCT 1). */
export function TeachWith() {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const join = useClassStep(
    () => grownUpCall('classes.joinAsTeacher', { code }),
    ({ classId }) => navigate({ to: '/classes/$classId/pupils', params: { classId } }),
    (refused) => {
      setError(sentenceOf(refused));
      return true;
    },
  );
  const send = () => {
    if (typedCode(code).length === FAMILY_CODE_LENGTH) join.mutate(undefined);
    else setError(`An invitation has ${FAMILY_CODE_LENGTH} signs`);
  };
  return (
    <FlatPanel title="Teach with a colleague">
      <form
        className={looks.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label="Invitation code"
          name="invitation"
          hint="Your colleague makes it on the pupils page of the class."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={16}
          value={code}
          error={error}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <div>
          <FlatButton type="submit" disabled={join.isPending}>
            {join.isPending ? 'Joining...' : 'Teach this class too'}
          </FlatButton>
        </div>
      </form>
    </FlatPanel>
  );
}
