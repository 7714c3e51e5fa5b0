import { trpc } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EraseDialog } from './erase-dialog.tsx';
import { DeletionNote } from './deletion-note.tsx';
import styles from './own-data.module.css';
import { SaveDialog } from './save-dialog.tsx';

/** What is kept of a grown-up: saved to a file, or erased with the account (decision 0071). */
export function OwnDataCard() {
  const { data: own } = useSuspenseQuery(trpc.privacy.own.queryOptions());
  const [open, setOpen] = useState<'save' | 'erase' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className="panel stack" aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      {own.eraseAt !== null && <DeletionNote eraseAt={own.eraseAt} />}
      <p>
        Save everything we keep about you in one file.{' '}
        {own.children.length > 0 && "Your children's data is on the page Family."}
      </p>
      <div className={styles.buttons}>
        <StickerButton onClick={() => setOpen('save')}>Save my data</StickerButton>
        {own.eraseAt === null && (
          <StickerButton onClick={() => setOpen('erase')}>Delete my account</StickerButton>
        )}
      </div>
      <p>
        <Link className="link" to="/privacy">
          What we keep, why and how long
        </Link>
      </p>
      {open === 'save' && <SaveDialog onClose={close} />}
      {open === 'erase' && <EraseDialog own={own} onClose={close} />}
    </section>
  );
}
