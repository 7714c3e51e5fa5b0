import type { ReactNode } from 'react';
import type { RenderRoot } from './render-root.ts';
import looks from './picture-tile.module.css';

type Props = {
  title: string;
  picture: ReactNode;
  tone?: 'main' | 'sun' | 'sky';
  /** A `Speak`: it lies on the tile and reads it. */
  speak?: ReactNode;
  renderRoot: RenderRoot;
};

/** A big thing to do now, for those who go by pictures. */
export function PictureTile({ title, picture, tone = 'sun', speak, renderRoot }: Props) {
  return (
    <div className={looks.place} data-tone={tone}>
      {renderRoot({
        className: looks.tile ?? '',
        'data-tone': tone,
        children: (
          <>
            <span className={looks.picture}>{picture}</span>
            <h2 className={looks.title}>{title}</h2>
          </>
        ),
      })}
      <span className={looks.speak}>{speak}</span>
    </div>
  );
}
