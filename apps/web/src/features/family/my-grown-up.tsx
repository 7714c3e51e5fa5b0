import { StickerButton } from '@noodlenaut/ui/pieces/sticker-button';
import { useState } from 'react';
import { grownUpCall } from '../../lib/grown-up-api.ts';
import type { FamilyLinks } from './family-child.ts';
import looks from './family.module.css';
import { useFamilyStep } from '../../lib/use-family-step.ts';

/** One grown-up as the child sees them: a yes or no to who asks, and a way to end what is. */
export function MyGrownUp({ grownUp }: { grownUp: FamilyLinks['guardians'][number] }) {
  const { linkId, name, status, mayConfirm } = grownUp;
  const [asks, setAsks] = useState(false);
  const confirm = useFamilyStep(() => grownUpCall('family.confirmLink', { linkId }));
  const end = useFamilyStep(() => grownUpCall('family.endLink', { linkId }));
  const asked = status === 'pending';
  const says = !asked
    ? 'Sees how you learn.'
    : mayConfirm
      ? `Do you know ${name}? Say yes only to your own grown-up.`
      : 'Asks to see how you learn. Your grown-up decides.';
  const pending = confirm.isPending || end.isPending;
  return (
    <li>
      <p>
        <b>{name}</b>
        <br />
        <span className="soft">{asks ? `Shall ${name} stop seeing how you learn?` : says}</span>
      </p>
      <div className={looks.buttons}>
        {asked && mayConfirm && (
          <StickerButton pending={pending} onClick={() => confirm.mutate(undefined)}>
            Yes, I know {name}
          </StickerButton>
        )}
        {asked || asks ? (
          <StickerButton pending={pending} onClick={() => end.mutate(undefined)}>
            {asked ? 'No' : 'Yes, stop'}
          </StickerButton>
        ) : (
          <StickerButton tone="quiet" aria-label={`Stop ${name}`} onClick={() => setAsks(true)}>
            Stop
          </StickerButton>
        )}
        {asks && !asked && (
          <StickerButton tone="quiet" onClick={() => setAsks(false)}>
            No, keep
          </StickerButton>
        )}
      </div>
    </li>
  );
}
