import { FAMILY_CODE_LENGTH, typedCode } from '@noodlenaut/domain';
import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { TextField } from '@noodlenaut/ui/pieces/text-field';
import { useState } from 'react';
import { sentenceOf } from '../../lib/errors.ts';
import { grownUpCall } from '../../lib/grown-up-api.ts';
import { FamilyPanel } from './family-panel.tsx';
import looks from './family.module.css';
import { useFamilyStep } from './use-family-step.ts';

/** A family code from the child or another grown-up: the link then waits for a yes (PRODUCT 1). */
export function RedeemCode() {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const redeem = useFamilyStep(
    () => grownUpCall('family.redeemCode', { code }),
    () => setCode(''),
    (refused) => {
      setError(sentenceOf(refused));
      return true;
    },
  );
  const send = () => {
    if (typedCode(code).length === FAMILY_CODE_LENGTH) redeem.mutate(undefined);
    else setError(`A family code has ${FAMILY_CODE_LENGTH} signs`);
  };
  return (
    <FamilyPanel title="Link a child who has an account">
      <form
        className={looks.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label="Family code"
          name="code"
          hint="Your child finds it under Account. Another linked grown-up can make one too."
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
          <StickerButton type="submit" size="sm" pending={redeem.isPending}>
            Ask for the link
          </StickerButton>
        </div>
        {redeem.isSuccess && (
          <p aria-live="polite">
            {redeem.data.status === 'active'
              ? 'You are linked to this child already.'
              : 'The link now waits for a yes. You see nothing of the child before that.'}
          </p>
        )}
      </form>
    </FamilyPanel>
  );
}
