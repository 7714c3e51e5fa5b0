import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { headerLinks } from './header-links.ts';
import styles from './header-menu.module.css';

type Props = { links: ReturnType<typeof headerLinks>; children: ReactNode };

/** The header's links on a phone, below the header. */
export function HeaderMenu({ links, children }: Props) {
  return (
    <nav className={`wrap only-narrow ${styles.menu ?? ''}`} aria-label="Menu">
      {links.map((link) => (
        <StickerButton
          key={link.to}
          tone="quiet"
          wide
          icon={link.icon}
          renderRoot={(root) => <Link to={link.to} {...root} />}
        >
          {link.text}
        </StickerButton>
      ))}
      <StickerButton tone="quiet" wide icon="key" renderRoot={(root) => <Link to="/account" {...root} />}>
        Account
      </StickerButton>
      {children}
    </nav>
  );
}
