import { api, trpc } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { notify } from '../../lib/notices/notices.ts';
import { CheckedForm } from './checked-form.tsx';
import { fieldOf, useSavedForm } from './saved-form.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** Adds or changes the e-mail address, or sends its link again. The address counts once the link was opened. */
export function AddressCard() {
  const client = useQueryClient();
  const { data: ways } = useSuspenseQuery(trpc.account.waysBack.queryOptions());
  const checked = useCheckedForm(
    { email: ways.waiting ?? (ways.isConfirmed ? '' : (ways.email ?? '')) },
    'setAddressRequest',
  );
  const save = useSavedForm(
    checked,
    () => api.account.setAddress.mutate(checked.form.getValues()),
    async () => {
      notify({ title: 'Look into your mail', description: 'Open the link in our letter.', tone: 'success' });
      await client.invalidateQueries({ queryKey: trpc.account.waysBack.queryKey() });
    },
  );
  return (
    <section className="panel stack" aria-labelledby="address">
      <h2 id="address">E-mail address</h2>
      <p>
        {ways.email === null &&
          'You have given none. With one we can send you a new password and your weekly mails.'}
        {ways.email !== null && ways.isConfirmed && `${ways.email} is confirmed.`}
        {ways.email !== null &&
          !ways.isConfirmed &&
          `${ways.email} is not confirmed yet. No mail about a child goes there before.`}
      </p>
      {ways.waiting !== null && (
        <p className="soft">
          A letter with a link is on its way to {ways.waiting}. The new address counts once you open it.
        </p>
      )}
      <CheckedForm checked={checked} onValid={() => save.mutate()}>
        <TextField
          label={ways.isConfirmed ? 'Another address' : 'Email'}
          type="email"
          autoComplete="email"
          {...fieldOf(checked, 'email')}
        />
        <div>
          <StickerButton type="submit" icon="mail" pending={save.isPending}>
            {save.isPending ? 'Sending...' : 'Send the link'}
          </StickerButton>
        </div>
      </CheckedForm>
    </section>
  );
}
