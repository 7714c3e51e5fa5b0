import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon.tsx';
import type { RenderRoot } from './render-root.ts';
import styles from './icon-button.module.css';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  /** What it does, in words: the button's name. */
  label: string;
  tone?: 'plain' | 'speak' | 'onSky' | 'bare';
  /** sm 44 (grown-ups), md 48, lg 56, xl 64 (who cannot read), huge 76 and 96 px (read-aloud in Pre-K). */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'huge';
  renderRoot?: RenderRoot;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({ icon, label, tone = 'plain', size = 'lg', renderRoot, ...rest }: Props) {
  const root = {
    className: styles.button ?? '',
    'aria-label': label,
    'data-tone': tone,
    'data-size': size,
    children: <Icon name={icon} />,
  };
  return renderRoot ? renderRoot(root) : <button type="button" {...rest} {...root} />;
}
