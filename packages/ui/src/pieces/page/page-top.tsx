import type { ReactNode } from 'react';
import { IconButton } from '../base/icon-button.tsx';
import type { RenderRoot } from '../base/render-root.ts';
import styles from './page-top.module.css';

type Props = { title: string; backLabel: string; renderBack: RenderRoot; children?: ReactNode };

/** The way back, the page's name, and a fact at its right. */
export function PageTop({ title, backLabel, renderBack, children }: Props) {
  return (
    <div className={styles.top}>
      <IconButton icon="arrow-left" size="xl" label={backLabel} renderRoot={renderBack} />
      <h1>{title}</h1>
      <span className={styles.fact}>{children}</span>
    </div>
  );
}
