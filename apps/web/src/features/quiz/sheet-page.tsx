import type { ReactNode } from 'react';
import looks from './quiz.module.css';

/** The page under a sheet: nothing else is on it. */
export const SheetPage = ({ children }: { children: ReactNode }) => (
  <main id="main" className={looks.page} tabIndex={-1}>
    {children}
  </main>
);
