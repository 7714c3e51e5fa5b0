import looks from './next-soon.module.css';

/** Three dots and what comes: somebody works on it, nothing is asked of the child. */
export const NextSoon = ({ children }: { children: string }) => (
  <span className={looks.soon}>
    <span className={looks.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {children}
  </span>
);
