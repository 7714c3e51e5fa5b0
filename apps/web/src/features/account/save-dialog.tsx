import { GrownUpPage } from '@noodlenaut/ui/pieces/grown-up/grown-up-page';
import { SmallDialog } from '@noodlenaut/ui/pieces/small-dialog';
import { laterCall } from '../../lib/later-api.ts';
import { notify } from '../../lib/notices.ts';
import { freshly } from '../../lib/freshly.ts';
import { PasswordAgain } from '../../lib/password-again.tsx';
import { saveZip } from '../../lib/save-zip.ts';

/** Asks who it is, and keeps the file. */
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
          isStale={() => false}
          step={(password) => freshly(() => laterCall('privacy.exportOwn', { password }))}
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
