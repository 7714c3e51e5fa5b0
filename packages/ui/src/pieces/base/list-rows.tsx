import type { ReactNode } from 'react';
import looks from './list-rows.module.css';

/** Lines with a hairline between them: words first, what can be done with them after. */
export const ListRows = ({ children }: { children: ReactNode }) => <ul className={looks.rows}>{children}</ul>;
