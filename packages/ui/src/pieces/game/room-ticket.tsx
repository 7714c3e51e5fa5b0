import type { ReactNode } from 'react';
import { QrPicture } from './qr-picture.tsx';
import styles from './room-ticket.module.css';

type Props = {
  code: string;
  /** The cells of the QR code that leads into this room; null where it would not fit. */
  qr: readonly (readonly boolean[])[] | null;
  /** 'Room code', or 'Join with the code' on the projector. */
  title?: string;
  /** On the projector the side of the screen, with the number of players under it. */
  side?: boolean;
  address?: string;
  children?: ReactNode;
};

/** The code in big letters and as a picture for cameras. */
export function RoomTicket({ code, qr, title = 'Room code', side = false, address, children }: Props) {
  return (
    <section className={styles.ticket} aria-label={title} data-side={side || undefined}>
      <span className={styles.title}>{title}</span>
      <b className={`num ${styles.code ?? ''}`}>
        <span className="visually-hidden">{code.split('').join(' ')}</span>
        <span aria-hidden="true">{code.slice(0, 3)}</span>
        <span aria-hidden="true">{code.slice(3)}</span>
      </b>
      {address !== undefined && <span className={styles.address}>{address}</span>}
      {qr && <QrPicture cells={qr} label="QR code of this room" />}
      <div className={styles.more}>{children}</div>
    </section>
  );
}
