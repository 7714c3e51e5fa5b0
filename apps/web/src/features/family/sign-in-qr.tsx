import { api } from '../../lib/api/api.ts';
import { Icon } from '@noodlenaut/ui/icon';
import { QrPicture } from '@noodlenaut/ui/pieces/game/qr-picture';
import { FlatButton } from '@noodlenaut/ui/pieces/grown-up/flat-button';
import { qrCells } from '../../lib/files/qr-cells.ts';
import type { FamilyChild } from './family-child.ts';
import styles from './family.module.css';
import { useFamilyAction } from '../../lib/family/use-family-action.ts';

const CLOCK = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** The token is in the fragment of the address, which browsers do not send: no server and no log sees it. */
const addressOf = (token: string): string => `${globalThis.location.origin}/qr#${token}`;

/** A code for the child's own device: it greets by name and asks for the pictures. Ten minutes, once. */
export function SignInQr({ child }: { child: FamilyChild }) {
  const make = useFamilyAction(() => api.family.makeSignInToken.mutate({ childId: child.id }));
  return (
    <div className={styles.form}>
      {make.data !== undefined && (
        <div className={styles.qr} aria-live="polite">
          <QrPicture
            cells={qrCells(addressOf(make.data.token))}
            label={`QR code with which ${child.name} signs in`}
          />
          <p className="soft small">
            Scan it with {child.name}&apos;s device. It works once, until{' '}
            {CLOCK.format(new Date(make.data.expiresAt))}.
          </p>
        </div>
      )}
      <div className={styles.buttons}>
        <FlatButton
          icon={<Icon name="phone" size={18} />}
          pending={make.isPending}
          onClick={() => make.mutate(undefined)}
        >
          {make.data === undefined ? 'Show a QR code' : 'New QR code'}
        </FlatButton>
      </div>
    </div>
  );
}
