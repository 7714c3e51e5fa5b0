import type { ReactElement, ReactNode } from 'react';

export type RootProps = {
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'data-s'?: string;
  'data-tone'?: string;
  'data-size'?: string;
  'data-locked'?: true;
};

/** How a piece becomes a link without knowing the router: `renderRoot={(root) => <Link to="/" {...root} />}`. */
export type RenderRoot = (root: RootProps) => ReactElement;
