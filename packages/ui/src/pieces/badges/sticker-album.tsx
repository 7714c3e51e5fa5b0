import type { ReactNode } from 'react';
import styles from './sticker-album.module.css';

/** A page of the album: `StickerCard`s in `li`. */
export function StickerAlbum({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    <ul className={styles.album} aria-labelledby={labelledBy}>
      {children}
    </ul>
  );
}
