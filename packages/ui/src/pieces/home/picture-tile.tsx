import type { ReactNode } from 'react';
import type { RenderRoot } from '../base/render-root.ts';
import styles from './picture-tile.module.css';

type Props = {
  title: string;
  picture: ReactNode;
  tone?: 'main' | 'sun' | 'sky' | 'plain';
  /** How far it is, without words: `ProgressDots`. */
  progress?: ReactNode;
  /** A `Speak`: it lies on the tile and reads it. */
  speak?: ReactNode;
  renderRoot: RenderRoot;
};

/** A big thing to do now, for those who go by pictures. */
export function PictureTile({ title, picture, tone = 'sun', progress, speak, renderRoot }: Props) {
  return (
    <div className={styles.place} data-tone={tone}>
      {renderRoot({
        className: styles.tile ?? '',
        'data-tone': tone,
        children: (
          <>
            <span className={styles.picture}>{picture}</span>
            <span className={styles.text}>
              <h2 className={styles.title}>{title}</h2>
              {progress}
            </span>
          </>
        ),
      })}
      <span className={styles.speak}>{speak}</span>
    </div>
  );
}
