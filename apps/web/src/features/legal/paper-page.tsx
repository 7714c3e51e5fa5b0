import { PRODUCT } from '@noodlenaut/domain';
import { Brand } from '@noodlenaut/ui/pieces/page/brand';
import { PageHeader } from '@noodlenaut/ui/pieces/page/page-header';
import type { ReactNode } from 'react';
import { pageLink } from '../../lib/links/page-link.tsx';
import styles from './legal.module.css';

/** A short page to read, for visitors and signed-in people alike. */
export function PaperPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <title>{`${title} · ${PRODUCT.name}`}</title>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <PageHeader brand={<Brand renderRoot={pageLink('/')} />} />
      <main id="main" tabIndex={-1} className={`wrap ${styles.paper ?? ''}`}>
        <h1>{title}</h1>
        {children}
      </main>
    </>
  );
}
