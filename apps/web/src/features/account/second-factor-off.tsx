import { api, trpc } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useWrite } from '../../lib/api/use-write.ts';

type Props = {
  /** Recovery codes that are left. */
  hasCodes: boolean;
  isRequired: boolean;
};

/** What the card says while it is on, and the way to switch it off: a second press says that it was meant. */
export function SecondFactorOff({ hasCodes, isRequired }: Props) {
  const client = useQueryClient();
  const [isSure, setSure] = useState(false);
  const drop = useWrite({
    mutationFn: () => api.account.dropSecondFactor.mutate(),
    onSuccess: async () => {
      notify({ title: 'Two-step sign-in is off', tone: 'success' });
      await client.invalidateQueries({ queryKey: trpc.account.waysBack.queryKey() });
    },
    onError: (error) =>
      notify({ title: 'That did not work', description: sentenceOf(error), tone: 'destructive' }),
    oneAtATime: true,
  });
  return (
    <>
      <p>
        <b>It is on.</b> After your password we ask for the code of your app.{' '}
        {hasCodes
          ? 'Without your phone, type one of your recovery codes in its place.'
          : 'Make recovery codes below, for the day your phone is gone.'}
      </p>
      {isSure && (
        <output>
          {isRequired
            ? 'Here teachers and tutors need it: you would have to set it up again before you go on.'
            : 'Your password alone would sign you in.'}
        </output>
      )}
      <div className="row">
        {/* One button, so that it keeps the focus, and a second press in the same place keeps it on. */}
        <StickerButton onClick={() => setSure(!isSure)}>
          {isSure ? 'Keep it on' : 'Switch it off'}
        </StickerButton>
        {isSure && (
          <StickerButton tone="quiet" pending={drop.isPending} onClick={() => drop.mutate()}>
            Yes, switch it off
          </StickerButton>
        )}
      </div>
    </>
  );
}
