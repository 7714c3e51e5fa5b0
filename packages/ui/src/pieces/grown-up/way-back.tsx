import type { ReactElement, ReactNode } from 'react';
import { Sign } from './sign.tsx';
import styles from './way-back.module.css';

interface Root {
  readonly className: string | undefined;
  readonly children: ReactNode;
}
type Props = {
  /** Where it leads, in words. */
  children: ReactNode;
  renderRoot: (root: Root) => ReactElement;
};

/** The link above a heading that leads one step back. Never printed. */
export const WayBack = ({ children, renderRoot }: Props) =>
  renderRoot({
    className: styles.back,
    children: (
      <>
        <Sign name="chevron-left" size={20} />
        {children}
      </>
    ),
  });
