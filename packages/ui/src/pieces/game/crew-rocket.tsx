import type { ComponentProps } from 'react';
import styles from './crew-rocket.module.css';

/** The rocket of a crew in its colours (`crewTone`). */
export const CrewRocket = ({ className = '', ...rest }: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 72 97" aria-hidden="true" {...rest} className={`${styles.craft ?? ''} ${className}`}>
    <path d="M24 74h24l-4 20-8-8-8 8z" data-part="body" />
    <path d="M20 46L6 62v18l16-8zM52 46l14 16v18l-16-8z" data-part="fins" />
    <path d="M36 3c14 12 18 28 18 42 0 12-3 22-6 29H24c-3-7-6-17-6-29C18 31 22 15 36 3z" data-part="body" />
    <circle cx="36" cy="38" r="10" data-part="window" />
  </svg>
);
