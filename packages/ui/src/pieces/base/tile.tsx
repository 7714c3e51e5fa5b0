import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { RenderRoot } from './render-root.ts';
import looks from './tile.module.css';

type Props = {
  title: string;
  text?: string;
  /** A second, smaller line: what exactly. */
  note?: string | undefined;
  picture: ReactNode;
  /** `main` is the one tomato thing of the dashboard. */
  tone?: 'main' | 'sun' | 'sky' | 'plain';
  renderRoot: RenderRoot;
};

/** A big thing to do now. */
export function Tile({ title, text, note, picture, tone = 'plain', renderRoot }: Props) {
  return renderRoot({
    className: looks.tile ?? '',
    'data-tone': tone,
    children: (
      <>
        <span className={looks.picture}>{picture}</span>
        <h2 className={looks.title}>{title}</h2>
        {text !== undefined && <p className={looks.text}>{text}</p>}
        {note !== undefined && <p className={looks.note}>{note}</p>}
        {tone === 'main' && (
          <span className={looks.go}>
            <Icon name="arrow-right" />
          </span>
        )}
      </>
    ),
  });
}
