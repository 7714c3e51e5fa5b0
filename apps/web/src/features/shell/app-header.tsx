import { trpc } from '../../lib/api/api.ts';
import { isAdult } from '@noodlenaut/domain';
import { Brand } from '@noodlenaut/ui/pieces/page/brand';
import { HeaderLink } from '@noodlenaut/ui/pieces/page/header-link';
import { IconButton } from '@noodlenaut/ui/pieces/base/icon-button';
import { PageHeader } from '@noodlenaut/ui/pieces/page/page-header';
import { PointsPill } from '@noodlenaut/ui/pieces/home/points-pill';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { ComfortButton } from '../../lib/comfort/comfort-button.tsx';
import { roleOf } from '../../lib/session/guards.ts';
import type { Viewer } from '../../lib/api/replies.ts';
import styles from './app-header.module.css';
import { HeaderMenu } from './header-menu.tsx';
import { headerLinks } from './header-links.ts';
import { useLogout } from './use-logout.ts';

/** Name, links, points, comfort, account and Power Down; on a phone the links are in a menu. */
export function AppHeader({ viewer }: { viewer: Viewer }) {
  const path = useLocation({ select: (location) => location.pathname });
  const { data: user } = useQuery(trpc.account.user.queryOptions());
  const logout = useLogout();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === path;
  const role = roleOf(viewer);
  const links = headerLinks(role, path);
  const powerDown = logout.isPending ? 'Powering down...' : 'Power Down';
  const onPowerDown = () => logout.mutate();

  return (
    <>
      <PageHeader
        brand={<Brand renderRoot={(root) => <Link to="/" {...root} />} />}
        nav={
          <span className={styles.ways}>
            {links.map((link) => (
              <HeaderLink
                key={link.to}
                icon={link.icon}
                renderRoot={(root) => <Link to={link.to} {...root} />}
              >
                {link.text}
              </HeaderLink>
            ))}
          </span>
        }
        actions={
          <>
            <PointsPill points={user?.totalPoints ?? 0} />
            <ComfortButton />
            <span className={`only-wide ${styles.account ?? ''}`}>
              {isAdult(role) ? (
                <StickerButton
                  tone="quiet"
                  icon="key"
                  renderRoot={(root) => <Link to="/account" {...root} />}
                >
                  <span>Account</span>
                </StickerButton>
              ) : (
                <IconButton
                  icon="key"
                  label="Account"
                  renderRoot={(root) => <Link to="/account" {...root} />}
                />
              )}
            </span>
            <span className={`only-wide ${styles.power ?? ''}`}>
              <StickerButton tone="quiet" icon="power" pending={logout.isPending} onClick={onPowerDown}>
                {powerDown}
              </StickerButton>
            </span>
            <span className="only-narrow">
              <IconButton
                icon={isOpen ? 'close' : 'menu'}
                label="Menu"
                aria-expanded={isOpen}
                onClick={() => setOpenOn(isOpen ? null : path)}
              />
            </span>
          </>
        }
      />
      {isOpen && (
        <HeaderMenu links={links}>
          <StickerButton wide icon="power" pending={logout.isPending} onClick={onPowerDown}>
            {powerDown}
          </StickerButton>
        </HeaderMenu>
      )}
    </>
  );
}
