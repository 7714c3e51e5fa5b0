import { api } from '../../lib/api/api.ts';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sentenceOf } from '../../lib/api/error-sentences.ts';
import { Gate } from './gate.tsx';
import { PictureEntry } from './picture-entry.tsx';
import styles from './picture-sign-in.module.css';

const OVER = 'This code is over. Ask your grown-up for a new one.';

/** Where a grown-up's QR code leads: greets the child by name and asks for the three pictures (P1.26). */
export function QrScreen({ token }: { token: string }) {
  const guest = useQuery({
    queryKey: ['picture guest', token],
    queryFn: () => api.account.pictureGuest.mutate({ token }),
    enabled: token !== '',
  });
  const isOver = token === '' || guest.isError;
  return (
    <Gate
      title="Power On"
      mood={isOver ? 'encouraging' : 'happy'}
      says={isOver ? 'Let us ask together.' : 'Ready for take-off?'}
    >
      {guest.data !== undefined && <PictureEntry as="h1" name={guest.data.name} who={{ token }} />}
      {isOver && (
        <div className={styles.over}>
          <h1>Power On</h1>
          <p role="alert">{guest.isError ? sentenceOf(guest.error) : OVER}</p>
          <StickerButton tone="primary" renderRoot={(root) => <Link to="/login" {...root} />}>
            Power On another way
          </StickerButton>
        </div>
      )}
    </Gate>
  );
}
