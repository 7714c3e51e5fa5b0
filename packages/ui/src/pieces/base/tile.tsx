import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { RenderRoot } from './render-root.ts';
import styles from './tile.module.css';

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
    className: styles.tile ?? '',
    'data-tone': tone,
    children: (
      <>
        <span className={styles.picture}>{picture}</span>
        <h2 className={styles.title}>{title}</h2>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {note !== undefined && <p className={styles.note}>{note}</p>}
        {tone === 'main' && (
          <span className={styles.go}>
            <Icon name="arrow-right" />
          </span>
        )}
      </>
    ),
  });
}
