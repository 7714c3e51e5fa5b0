import type { ReactNode } from 'react';
import { IconButton } from '../base/icon-button.tsx';
import type { RenderRoot } from '../base/render-root.ts';
import looks from './page-top.module.css';

type Props = { title: string; backLabel: string; renderBack: RenderRoot; children?: ReactNode };

/** The way back, the page's name, and a fact at its right. */
export function PageTop({ title, backLabel, renderBack, children }: Props) {
  return (
    <div className={looks.top}>
      <IconButton icon="arrow-left" size="xl" label={backLabel} renderRoot={renderBack} />
      <h1>{title}</h1>
      <span className={looks.fact}>{children}</span>
    </div>
  );
}
