import type { ReactNode } from 'react';
import { Horizon } from '../../drawings/horizon.tsx';
import { Stars } from '../../drawings/stars.tsx';
import { classNames } from '../../styles/class-names.ts';
import styles from './sky-scene.module.css';

type Props = {
  children: ReactNode;
  /** `window`: a framed scene in a page. `full`: fills the screen (404, celebration). `band`: edge to edge (landing, login). */
  shape: 'window' | 'full' | 'band';
  as?: 'section' | 'main' | 'div';
  id?: string;
  label?: string;
  className?: string | undefined;
  /** Left out where the scene draws its own ground. */
  horizon?: boolean;
};

/** The navy sky over the planet's curved horizon. What stands in it lies above the scene. */
export function SkyScene({
  children,
  shape,
  as: Root = 'section',
  id,
  label,
  className,
  horizon = true,
}: Props) {
  return (
    <Root
      className={classNames(styles.scene, styles[shape], className)}
      id={id}
      aria-label={label}
      data-scene={shape}
    >
      <Stars className={styles.stars} />
      {horizon && <Horizon className={styles.horizon} />}
      {children}
    </Root>
  );
}
