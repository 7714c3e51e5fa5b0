import { api } from '../../lib/api/api.ts';
import { spacedCode } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { shortDay } from '../../lib/format/dates.ts';
import { useCopy } from '../../lib/files/use-copy.ts';
import styles from './classes.module.css';
import { useClassAction } from './use-class-action.ts';

/** A code for one more teacher: shown when it is made and never again, for only its hash is kept (security 2.15). */
export function InviteTeacher({ classId }: { classId: string }) {
  const [isCopied, copy] = useCopy({
    title: 'The code could not be copied',
    description: 'Please write it down.',
  });
  const invite = useClassAction(() => api.classes.invite.mutate({ classId }));
  const made = invite.data;
  return (
    <div className={styles.invite}>
      <div aria-live="polite">
        {made !== undefined && (
          <>
            <p className={styles.invitation}>{spacedCode(made.code)}</p>
            <p className="soft small">
              Shown only this once. One colleague enters it under Classes, until {shortDay(made.expiresAt)}.
              They then see and do what you do here.
            </p>
          </>
        )}
      </div>
      <div className={styles.buttons}>
        {made !== undefined && (
          <FlatButton
            icon={<Icon name={isCopied ? 'check' : 'copy'} size={18} />}
            onClick={() => void copy(made.code)}
          >
            <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
          </FlatButton>
        )}
        <FlatButton
          icon={<Icon name="plus" size={18} />}
          disabled={invite.isPending}
          onClick={() => invite.mutate(undefined)}
        >
          {made === undefined ? 'Invite a colleague' : 'New code'}
        </FlatButton>
      </div>
    </div>
  );
}
