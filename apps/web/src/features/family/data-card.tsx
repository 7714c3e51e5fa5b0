import { api } from '../../lib/api/api.ts';
import { UNDO_ERASURE_DAYS, DAY_MS } from '@noodlenaut/domain';
import { Icon } from '@noodlenaut/ui/icon';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { Sign } from '@noodlenaut/ui/pieces/grown-up/sign';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { notify } from '../../lib/notices/notices.ts';
import { PasswordAgain } from '../../lib/password/password-again.tsx';
import { saveZip } from '../../lib/files/save-zip.ts';
import { OF_FAMILY } from '../../lib/family/use-family-action.ts';
import type { FamilyLinks } from './family-child.ts';
import { FamilyPanel } from './family-panel.tsx';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** Exports the child's data, or deletes the account: both ask for the guardian's password again (P1.53, P1.54). */
export function DataCard({ links: { child, isPrimary } }: { links: FamilyLinks }) {
  const [open, setOpen] = useState<'export' | 'delete' | null>(null);
  const [lastDay, setLastDay] = useState('');
  const close = () => setOpen(null);
  const askDelete = () => {
    setLastDay(DAY.format(Date.now() + UNDO_ERASURE_DAYS * DAY_MS));
    setOpen('delete');
  };
  return (
    <FamilyPanel title={`${child.name}'s data`}>
      <p className="soft">Everything we keep, as JSON and CSV.</p>
      {open === 'export' ? (
        <PasswordAgain
          words={<p>Your own password, so that nobody else takes {child.name}&apos;s data.</p>}
          action="Save the file"
          stale={OF_FAMILY}
          request={(password) => api.privacy.export.mutate({ childId: child.id, password })}
          onDone={(file) => {
            saveZip(file.fileName, file.zipBase64);
            notify({ title: 'The file is saved', description: file.fileName, tone: 'success' });
            close();
          }}
          onCancel={close}
        />
      ) : (
        <FlatButton wide icon={<Sign name="download" size={18} />} onClick={() => setOpen('export')}>
          Export as ZIP
        </FlatButton>
      )}
      {open === 'delete' ? (
        <PasswordAgain
          words={
            <>
              <p>
                <b>Delete {child.name}&apos;s account?</b> It falls asleep at once: {child.name} is signed out
                everywhere and nobody can sign in.
              </p>
              <p>
                You can undo this for {UNDO_ERASURE_DAYS} days. On {lastDay} lessons, points, badges and the
                account itself are erased for good. Backups are gone within 35 days.
              </p>
            </>
          }
          action={`Delete ${child.name}'s account`}
          isFinal
          stale={OF_FAMILY}
          request={(password) => api.privacy.deleteChild.mutate({ childId: child.id, password })}
          onDone={close}
          onCancel={close}
        />
      ) : (
        isPrimary &&
        child.eraseReason !== 'asked' && (
          <FlatButton wide tone="danger" icon={<Icon name="trash" size={18} />} onClick={askDelete}>
            Delete account
          </FlatButton>
        )
      )}
      <p className="soft small">
        {isPrimary
          ? `Every linked grown-up is told of both, and can undo a deletion for ${UNDO_ERASURE_DAYS} days.`
          : `Every linked grown-up is told. Only the primary guardian can delete the account.`}
      </p>
      <Link className="link" to="/privacy">
        What we keep, why and how long
      </Link>
    </FamilyPanel>
  );
}
