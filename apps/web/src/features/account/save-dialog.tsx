import { api } from '../../lib/api/api.ts';
import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { SmallDialog } from '@noodlenaut/ui/pieces/base/small-dialog';
import { notify } from '../../lib/notices/notices.ts';
import { PasswordAgain } from '../../lib/password/password-again.tsx';
import { saveZip } from '../../lib/files/save-zip.ts';

/** Asks for the password, and saves the file. */
export function SaveDialog({ onClose }: { onClose: () => void }) {
  return (
    <SmallDialog title="Save your data" onClose={onClose}>
      <GrownUpPage>
        <PasswordAgain
          words={
            <p>
              A ZIP with every table as JSON and CSV. Your own password, so that nobody else takes it. Keep
              the file where children do not find it.
            </p>
          }
          action="Save the file"
          stale={[]}
          request={(password) => api.privacy.exportOwn.mutate({ password })}
          onDone={(file) => {
            saveZip(file.fileName, file.zipBase64);
            notify({ title: 'The file is saved', description: file.fileName, tone: 'success' });
            onClose();
          }}
          onCancel={onClose}
        />
      </GrownUpPage>
    </SmallDialog>
  );
}
