import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon.tsx';
import styles from './crew-dock.module.css';

type DockProps = {
  label: string;
  /** A `CompanionPanel`: it stands on the bar on phones, beside it on wide screens. */
  panel?: ReactNode;
  /** A `DockSays`. */
  says?: ReactNode;
  /** On phones it stands at the end of the page: while all the page asks for is to choose, it may cover no choice. */
  isInFlow?: boolean;
  /** `DockButton`s. */
  children: ReactNode;
};

/** The crew's bar: at the bottom on phones, a rail in the right margin on wide screens. The page keeps room for it. */
export function CrewDock({ label, panel, says, isInFlow, children }: DockProps) {
  return (
    <aside className={styles.dock} aria-label={label} data-print="no" data-dock={isInFlow ? 'in-flow' : ''}>
      {panel}
      <div aria-live="polite">{says}</div>
      <div className={styles.buttons}>{children}</div>
    </aside>
  );
}

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
  text: string;
  icon?: IconName;
  /** A crew member's drawing instead of an icon. */
  picture?: ReactNode;
  /** It is not shown on the page; a press brings it back. */
  dismissed?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function DockButton({ text, icon, picture, dismissed = false, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={styles.button} data-dismissed={dismissed || undefined}>
      <span className={styles.portrait} aria-hidden="true">
        {icon === undefined ? picture : <Icon name={icon} />}
      </span>
      <span>{text}</span>
    </button>
  );
}
