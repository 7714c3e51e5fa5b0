import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon.tsx';
import { classNames } from '../../styles/class-names.ts';
import type { RenderRoot } from './render-root.ts';
import styles from './sticker-button.module.css';

export type StickerTone = 'primary' | 'plain' | 'quiet' | 'onSky';

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
  children: ReactNode;
  tone?: StickerTone;
  /** sm 48 (grown-ups), md 56, lg 64, xl 72 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  wide?: boolean;
  icon?: IconName;
  /** A running request: the button turns off and shows that it works. */
  pending?: boolean;
  renderRoot?: RenderRoot;
  ref?: Ref<HTMLButtonElement>;
};

/** The button of every screen. Only one `primary` on a screen. */
export function StickerButton(props: Props) {
  const {
    children,
    tone = 'plain',
    size = 'md',
    wide,
    icon,
    pending = false,
    renderRoot,
    disabled,
    ...rest
  } = props;
  const className = classNames(styles.button, wide && styles.wide);
  const content = (
    <>
      {pending ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (renderRoot) {
    const label = rest['aria-label'];
    return renderRoot({
      className,
      children: content,
      'data-tone': tone,
      'data-size': size,
      ...(label === undefined ? {} : { 'aria-label': label }),
    });
  }
  return (
    <button
      type="button"
      {...rest}
      className={className}
      data-tone={tone}
      data-size={size}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
    >
      {content}
    </button>
  );
}
