import { api } from '../../lib/api/api.ts';
import { spacedCode } from '@noodlenaut/domain';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { shortDay } from '../../lib/format/dates.ts';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

/** A family code of the child's own, for a parent who has an account (P1.19). */
export function MyCode({ codeExpiresAt }: { codeExpiresAt: string | null }) {
  const make = useFamilyAction(() => api.family.makeCode.mutate({}));
  const code = make.data?.code;
  return (
    <div className={styles.part}>
      <h3>Family code</h3>
      {code === undefined ? (
        <p>
          {codeExpiresAt === null
            ? 'Your grown-up needs a code to see you.'
            : `A code is out until ${shortDay(codeExpiresAt)}.`}
        </p>
      ) : (
        <div aria-live="polite">
          <p className={styles.code}>{spacedCode(code)}</p>
          <p>Show it to your own grown-up only.</p>
        </div>
      )}
      <div>
        <StickerButton icon="users" pending={make.isPending} onClick={() => make.mutate(undefined)}>
          {code === undefined && codeExpiresAt === null ? 'Make a code' : 'New code'}
        </StickerButton>
      </div>
    </div>
  );
}
