import { PRODUCT } from '@noodlenaut/domain';
import { QrPicture } from '@noodlenaut/ui/pieces/game/qr-picture';
import { PictureOrder } from '@noodlenaut/ui/pieces/pictures/picture-order';
import { qrCells } from '../../lib/files/qr-cells.ts';
import type { Outputs } from '../../lib/api/replies.ts';
import styles from './login-cards.module.css';

type Props = { card: Outputs['classes']['cards']['cards'][number]; className: string };

/** The token is in the fragment of the address, which browsers do not send: no server and no log sees it. */
const addressOf = (token: string): string => `${location.origin}/qr#${token}`;

/** One card: who, and either three pictures with a QR code or a user name with a password. */
export function LoginCard({ card: { name, username, password, pictures, token }, className }: Props) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <b className={styles.name}>{name}</b>
        <span>
          {PRODUCT.name} · {className}
        </span>
      </div>
      {pictures !== null && token !== null && (
        <div className={styles.pictures}>
          <QrPicture cells={qrCells(addressOf(token))} label={`QR code with which ${name} signs in`} />
          <div>
            <p>Scan, then tap:</p>
            <PictureOrder pictures={pictures} />
          </div>
        </div>
      )}
      {password !== null && (
        <dl className={styles.words}>
          <div>
            <dt>User name</dt>
            <dd>{username}</dd>
          </div>
          <div>
            <dt>Password</dt>
            <dd>{password}</dd>
          </div>
        </dl>
      )}
      <p className={styles.address}>
        {password === null ? `${location.host} · ${username}` : `Sign in at ${location.host}/login`}
      </p>
    </li>
  );
}
