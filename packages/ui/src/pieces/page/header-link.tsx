import type { ReactNode } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon.tsx';
import type { RenderRoot } from '../base/render-root.ts';
import styles from './page-header.module.css';

/** A way in the header's navigation. */
export function HeaderLink({
  icon,
  children,
  renderRoot,
}: {
  icon: IconName;
  children: ReactNode;
  renderRoot: RenderRoot;
}) {
  return renderRoot({
    className: styles.link ?? '',
    children: (
      <>
        <Icon name={icon} />
        {children}
      </>
    ),
  });
}
