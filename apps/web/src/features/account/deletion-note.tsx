import { api } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { fullDay } from '../../lib/format/dates.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useAction } from '../../lib/api/use-action.ts';
import { DELETION_QUERIES } from './deletion-queries.ts';
import styles from './own-data.module.css';

/** The account will be erased, because its owner asked for it; until then one press keeps it. */
export function DeletionNote({ eraseAt }: { eraseAt: string }) {
  const keep = useAction(() => api.privacy.keepOwn.mutate(), {
    stale: DELETION_QUERIES,
    onDone: () =>
      notify({
        title: 'Your account stays',
        description: 'Other devices have to sign in again.',
        tone: 'success',
      }),
  });
  return (
    <div className={styles.note} aria-live="polite">
      <p>
        <b>Your account will be erased on {fullDay(eraseAt)}.</b> Until then it works as before, and one press
        keeps it.
      </p>
      <StickerButton size="sm" pending={keep.isPending} onClick={() => keep.mutate(undefined)}>
        Keep my account
      </StickerButton>
    </div>
  );
}
