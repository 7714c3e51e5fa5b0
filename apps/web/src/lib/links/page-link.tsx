import type { Brand } from '@noodlenaut/ui/pieces/page/brand';
import type { ComponentProps } from 'react';

type RenderRoot = ComponentProps<typeof Brand>['renderRoot'];

/** A piece as a plain link that loads a page: for the pre-rendered landing, which has no router. */
export const pageLink = (href: string): RenderRoot =>
  function PageLink({ children, ...root }) {
    return (
      <a href={href} {...root}>
        {children}
      </a>
    );
  };
