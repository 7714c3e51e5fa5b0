import { api } from '../../lib/api/api.ts';
import { Icon } from '@noodlenaut/ui/icon';
import { FAMILY_CODE_DAYS, spacedCode } from '@noodlenaut/domain';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { shortDay } from '../../lib/format/dates.ts';
import { useCopy } from '../../lib/files/use-copy.ts';
import type { FamilyChild } from './family-child.ts';
import { FamilyPanel } from './family-panel.tsx';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

type Props = { child: FamilyChild; codeExpiresAt: string | null };

/** The family code: shown when it is made and never again, for only its hash is kept (security 2.15). */
export function CodeCard({ child, codeExpiresAt }: Props) {
  const [isCopied, copy] = useCopy({
    title: 'The code could not be copied',
    description: 'Please write it down.',
  });
  const make = useFamilyAction(() => api.family.makeCode.mutate({ childId: child.id }));
  const code = make.data?.code;
  return (
    <FamilyPanel title={`${child.name}'s family code`}>
      {code === undefined ? (
        <p className="soft">
          {codeExpiresAt === null
            ? 'With a code another grown-up can ask to see how your child learns.'
            : `A code is out until ${shortDay(codeExpiresAt)}. It was shown once and cannot be shown again. A new code ends it.`}
        </p>
      ) : (
        <div aria-live="polite">
          <p className={styles.code}>{spacedCode(code)}</p>
          <p className="soft small">
            Write it down now: it is shown only this once. It works for one grown-up, within{' '}
            {FAMILY_CODE_DAYS} days.
          </p>
        </div>
      )}
      <div className={styles.buttons}>
        {code !== undefined && (
          <FlatButton
            icon={<Icon name={isCopied ? 'check' : 'copy'} size={18} />}
            onClick={() => void copy(code)}
          >
            <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
          </FlatButton>
        )}
        <FlatButton
          icon={<Icon name="loop" size={18} />}
          pending={make.isPending}
          onClick={() => make.mutate(undefined)}
        >
          {code === undefined && codeExpiresAt === null ? 'Make a code' : 'New code'}
        </FlatButton>
      </div>
      <p className="soft small">Give it only to grown-ups you trust. You confirm each link.</p>
    </FamilyPanel>
  );
}
