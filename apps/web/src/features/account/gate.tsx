import { PRODUCT } from '@noodlenaut/domain';
import { Brand } from '@noodlenaut/ui/pieces/page/brand';
import { GateLayout } from '@noodlenaut/ui/pieces/form/gate-layout';
import type { ComponentProps, ReactNode } from 'react';
import { ComfortButton } from '../../lib/comfort/comfort-button.tsx';
import { pageLink } from '../../lib/links/page-link.tsx';

type Props = {
  title: string;
  mood: ComponentProps<typeof GateLayout>['mood'];
  says: string;
  wide?: boolean;
  children: ReactNode;
};

/** The frame of the signed-out screens: Noodle speaks beside the form. The way home is a page load: the landing is pre-rendered. */
export function Gate({ title, mood, says, wide = false, children }: Props) {
  return (
    <GateLayout
      brand={
        <header>
          <Brand renderRoot={pageLink('/')} />
          <ComfortButton tone="onSky" />
        </header>
      }
      mood={mood}
      says={says}
      wide={wide}
    >
      <title>{`${title} · ${PRODUCT.name}`}</title>
      {children}
    </GateLayout>
  );
}
