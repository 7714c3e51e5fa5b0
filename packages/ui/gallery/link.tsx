import type { RenderRoot } from '../src/pieces/base/render-root.ts';

/** A plain link in place of the router's. */
export const link =
  (href = '#x'): RenderRoot =>
  ({ children, ...root }) => (
    <a href={href} {...root}>
      {children}
    </a>
  );

export const nothing = () => undefined;
