import { api } from '../../lib/api/api.ts';
import { spacedCode } from '@noodlenaut/domain';
import { QrPicture } from '@noodlenaut/ui/pieces/game/qr-picture';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { TextField } from '@noodlenaut/ui/pieces/form/text-field';
import { useEffect, useRef } from 'react';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { notify } from '../../lib/notices/notices.ts';
import { qrCells } from '../../lib/files/qr-cells.ts';
import { useWrite } from '../../lib/api/use-write.ts';
import { CheckedForm } from './checked-form.tsx';
import { fieldOf } from './saved-form.ts';
import styles from './second-factor.module.css';
import { useCheckedForm } from './use-checked-form.ts';

type Props = {
  made: { readonly secret: string; readonly uri: string };
  /** Nothing else is to be done on this page. */
  isMain: boolean;
  onDone: () => Promise<unknown>;
  onCancel: () => void;
};

/** The secret as a QR code and as text, and the first code of the app, which switches it on. */
export default function SecondFactorSetup({ made, isMain, onDone, onCancel }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const checked = useCheckedForm({ code: '' }, 'confirmSecondFactorRequest');
  const confirm = useWrite({
    mutationFn: () => api.account.confirmSecondFactor.mutate(checked.form.getValues()),
    onSuccess: async () => {
      notify({
        title: 'Two-step sign-in is on',
        description: 'Other devices are signed out, and trusted ones have to be trusted again.',
        tone: 'success',
      });
      await onDone();
    },
    onError: (error) => {
      if (!checked.showServerIssues(error))
        notify({ title: 'That did not work', description: sentenceOf(error), tone: 'destructive' });
    },
    oneAtATime: true,
  });
  return (
    <div ref={place} tabIndex={-1} className={styles.setup}>
      <div className={styles.qr}>
        <QrPicture cells={qrCells(made.uri)} label="QR code for your code app" />
      </div>
      <div className={styles.steps}>
        <p>
          Scan this picture with an app for one-time codes: your password app, or an authenticator from your
          phone&apos;s store.
        </p>
        <div>
          <a className="link" href={made.uri}>
            The app is on this device
          </a>
        </div>
        <p>
          Or type this key into the app:
          <br />
          <code className={styles.secret}>{spacedCode(made.secret)}</code>
        </p>
        <CheckedForm checked={checked} onValid={() => confirm.mutate()}>
          <TextField
            label="Code from the app"
            hint="Six digits. They change every half minute."
            inputMode="numeric"
            autoComplete="one-time-code"
            {...fieldOf(checked, 'code')}
          />
          <div className="row">
            <StickerButton type="submit" tone={isMain ? 'primary' : 'plain'} pending={confirm.isPending}>
              {confirm.isPending ? 'Checking...' : 'Switch it on'}
            </StickerButton>
            <StickerButton tone="quiet" onClick={onCancel}>
              Cancel
            </StickerButton>
          </div>
        </CheckedForm>
      </div>
    </div>
  );
}
