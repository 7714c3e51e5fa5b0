import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react';
import { classNames } from '../../styles/class-names.ts';
import styles from './flat-button.module.css';

interface Root {
  readonly className: string;
  readonly 'data-tone': string;
  readonly 'data-wide'?: true;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}
type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  /** One `primary` on a screen. */
  tone?: 'primary' | 'plain' | 'link' | 'dashed' | 'danger';
  /** As wide as what it stands in. */
  wide?: boolean;
  /** A running request: the button turns off until it is answered. */
  pending?: boolean;
  icon?: ReactNode;
  /** Left out where the icon says it all: then `aria-label` names it. */
  children?: ReactNode;
  /** For links. Never printed, as no button is. */
  renderRoot?: (root: Root) => ReactElement;
};

/** A button of grown-ups' screens: flat, 44 px, a hairline around it. */
export function FlatButton(props: Props) {
  const { tone = 'plain', wide = false, pending = false, icon, children, renderRoot, ...button } = props;
  const className = classNames(styles.button, children === undefined && styles.icon);
  const inside = (
    <>
      {icon}
      {children}
    </>
  );
  if (renderRoot !== undefined) {
    const label = button['aria-label'];
    return renderRoot({
      className,
      'data-tone': tone,
      ...(wide && { 'data-wide': true }),
      children: inside,
      ...(label === undefined ? {} : { 'aria-label': label }),
    });
  }
  return (
    <button
      type="button"
      {...button}
      className={className}
      data-tone={tone}
      data-wide={wide || undefined}
      disabled={button.disabled === true || pending}
      aria-busy={pending || undefined}
    >
      {inside}
    </button>
  );
}
