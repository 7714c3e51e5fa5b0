import { api } from '../../lib/api/api.ts';
import { PRODUCT } from '@noodlenaut/domain';
import { NoodleStill } from '@noodlenaut/ui/drawings/noodle-still';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { FlatForm } from '@noodlenaut/ui/pieces/grown-up/flat-form';
import { FlatPanel } from '@noodlenaut/ui/pieces/grown-up/flat-panel';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { forgetInvite, keptInvite } from './kept-invite.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useWrite } from '../../lib/api/use-write.ts';

/** What a teacher sees whose account is being checked: what happens next, and a place for an invitation. */
export function AccountChecked() {
  const client = useQueryClient();
  const router = useRouter();
  const [invite] = useState(keptInvite);
  const [code, setCode] = useState(invite);
  const redeem = useWrite({
    mutationFn: (typed: string) => api.account.redeemInvite.mutate({ code: typed }),
    onSettled: forgetInvite,
    onSuccess: async () => {
      notify({
        title: 'Welcome',
        description: 'Your account is ready. Make your first class.',
        tone: 'success',
      });
      await client.resetQueries();
      await router.invalidate();
    },
  });
  const { mutate } = redeem;
  // The code of the registration link is entered by itself, once.
  useEffect(() => {
    if (invite !== '') mutate(invite);
  }, [invite, mutate]);
  return (
    <GrownUpPage>
      <title>{`Your account is being checked · ${PRODUCT.name}`}</title>
      <FlatPanel label="Your account is being checked">
        <div className="stack readable">
          <NoodleStill mood="encouraging" size={120} />
          <h1>Your account is being checked</h1>
          <p>
            Teachers here get to see how children learn. So the people who run this site first look who you
            are. They see you in their list already: you do not need to do anything now. Come back tomorrow
            and look.
          </p>
          <p>If they gave you an invitation, you can begin at once.</p>
          <FlatForm onSend={() => mutate(code)}>
            <TextField
              label="Invitation code"
              name="code"
              autoComplete="off"
              value={code}
              error={redeem.isError ? sentenceOf(redeem.error) : undefined}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <div>
              <FlatButton type="submit" tone="primary" pending={redeem.isPending}>
                Begin
              </FlatButton>
            </div>
          </FlatForm>
        </div>
      </FlatPanel>
    </GrownUpPage>
  );
}
