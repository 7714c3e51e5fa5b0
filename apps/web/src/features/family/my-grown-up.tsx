import { api } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useState } from 'react';
import type { FamilyLinks } from './family-child.ts';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

type GrownUp = FamilyLinks['guardians'][number];

function saysOf({ name, status, mayConfirm, endAskedAt }: GrownUp): string {
  if (endAskedAt !== null)
    return `You asked that ${name} stops seeing how you learn. Your grown-ups know and decide.`;
  if (status === 'active') return 'Sees how you learn.';
  return mayConfirm
    ? `Do you know ${name}? Say yes only to your own grown-up.`
    : 'Asks to see how you learn. Your grown-up decides.';
}

/** One grown-up as the child sees them: a yes or no to who asks, and a wish to end what is (P1.23, P1.28). */
export function MyGrownUp({ grownUp }: { grownUp: GrownUp }) {
  const { linkId, name, status, mayConfirm, mayEnd, endAskedAt } = grownUp;
  const [asks, setAsks] = useState(false);
  const confirm = useFamilyAction(() => api.family.confirmLink.mutate({ linkId }));
  const decline = useFamilyAction(() => api.family.endLink.mutate({ linkId }));
  const wish = useFamilyAction(
    () => api.family.askEnd.mutate({ linkId }),
    () => setAsks(false),
  );
  const takeBack = useFamilyAction(() => api.family.takeBackEnd.mutate({ linkId }));
  const pending = [confirm, decline, wish, takeBack].some((one) => one.isPending);
  return (
    <li>
      <p>
        <b>{name}</b>
        <br />
        <span className="soft">
          {asks
            ? `Ask that ${name} stops seeing how you learn? All your grown-ups are told.`
            : saysOf(grownUp)}
        </span>
      </p>
      <div className={styles.buttons}>
        {mayConfirm && (
          <StickerButton pending={pending} onClick={() => confirm.mutate(undefined)}>
            Yes, I know {name}
          </StickerButton>
        )}
        {status === 'pending' && mayEnd && (
          <StickerButton pending={pending} onClick={() => decline.mutate(undefined)}>
            No
          </StickerButton>
        )}
        {status === 'active' && endAskedAt === null && !asks && (
          <StickerButton tone="quiet" aria-label={`Ask to stop ${name}`} onClick={() => setAsks(true)}>
            Ask to stop
          </StickerButton>
        )}
        {status === 'active' && endAskedAt !== null && (
          <StickerButton tone="quiet" pending={pending} onClick={() => takeBack.mutate(undefined)}>
            Take it back
          </StickerButton>
        )}
        {asks && (
          <>
            <StickerButton pending={pending} onClick={() => wish.mutate(undefined)}>
              Yes, ask
            </StickerButton>
            <StickerButton tone="quiet" onClick={() => setAsks(false)}>
              No, keep
            </StickerButton>
          </>
        )}
      </div>
    </li>
  );
}
