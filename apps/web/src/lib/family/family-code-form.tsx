import { api } from '../api/api.ts';
import { FAMILY_CODE_LENGTH } from '@noodlenaut/domain';
import { CodeEntry } from '@noodlenaut/ui/pieces/grown-up/code-entry';
import { useState } from 'react';
import { sentenceOf } from '../api/error-sentences.ts';
import { useFamilyAction } from './use-family-action.ts';

type Props = {
  action: string;
  isMain?: boolean;
  /** The code of a letter, which its QR code brought. */
  code?: string;
};

/** A family code from the child or another grown-up: the link then waits for a yes (P1.21, security 2.15). */
export function FamilyCodeForm({ action, isMain = false, code: initial = '' }: Props) {
  const [error, setError] = useState<string>();
  const redeem = useFamilyAction(
    (code: string) => api.family.redeemCode.mutate({ code }),
    undefined,
    (refused) => {
      setError(sentenceOf(refused));
      return true;
    },
  );
  return (
    <>
      <CodeEntry
        label="Family code"
        called="A family code"
        name="code"
        hint="It is in the letter from school, or your child finds it under Account. Another linked grown-up can make one too."
        length={FAMILY_CODE_LENGTH}
        action={action}
        isMain={isMain}
        initial={initial}
        pending={redeem.isPending}
        error={error}
        onSend={(code, clear) => redeem.mutate(code, { onSuccess: clear })}
        onTyped={() => setError(undefined)}
      />
      <p aria-live="polite">
        {redeem.isSuccess &&
          (redeem.data.status === 'active'
            ? 'You are linked to this child already.'
            : 'The link waits for a yes. Your child, or the grown-up who is linked already, says it on their own screen.')}
      </p>
    </>
  );
}
