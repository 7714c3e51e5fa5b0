import { api, trpc } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { notify } from '../../lib/notices/notices.ts';
import styles from './account.module.css';
import { CheckedForm } from './checked-form.tsx';
import { fieldOf, useSavedForm } from './saved-form.ts';
import { useCheckedForm } from './use-checked-form.ts';

/** Changes the name that families and classes see. */
export function NameCard() {
  const client = useQueryClient();
  const { data: user } = useSuspenseQuery(trpc.account.user.queryOptions());
  const checked = useCheckedForm(
    { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
    'setNameRequest',
  );
  const save = useSavedForm(
    checked,
    () => api.account.setName.mutate(checked.form.getValues()),
    async () => {
      notify({ title: 'Your name is saved', tone: 'success' });
      await client.invalidateQueries({ queryKey: trpc.account.user.queryKey() });
    },
  );
  return (
    <section className="panel stack" aria-labelledby="name">
      <h2 id="name">Your name</h2>
      <CheckedForm checked={checked} onValid={() => save.mutate()}>
        <div className={styles.two}>
          <TextField label="First name" autoComplete="given-name" {...fieldOf(checked, 'firstName')} />
          <TextField
            label="Last name"
            optional
            autoComplete="family-name"
            {...fieldOf(checked, 'lastName')}
          />
        </div>
        <div>
          <StickerButton type="submit" pending={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save the name'}
          </StickerButton>
        </div>
      </CheckedForm>
    </section>
  );
}
