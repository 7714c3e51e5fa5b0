import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon.tsx';
import looks from './crew-dock.module.css';

/** The crew's bar: at the bottom on phones, a rail in the right margin on wide screens. The page keeps room for it. */
export function CrewDock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={looks.dock} aria-label={label} data-print="no" data-dock>
      {children}
    </aside>
  );
}

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
  text: string;
  icon?: IconName;
  /** A crew member's drawing instead of an icon. */
  picture?: ReactNode;
};

export function DockButton({ text, icon, picture, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={looks.button}>
      <span className={looks.portrait} aria-hidden="true">
        {icon === undefined ? picture : <Icon name={icon} />}
      </span>
      <span>{text}</span>
    </button>
  );
}
