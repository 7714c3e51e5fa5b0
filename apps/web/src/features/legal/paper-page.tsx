import { Brand } from '@noodlenaut/ui/pieces/page/brand';
import { PageHeader } from '@noodlenaut/ui/pieces/page/page-header';
import type { ReactNode } from 'react';
import { pageLink } from '../../lib/links/page-link.tsx';
import { Paper } from './paper.tsx';

/** A short page to read, for visitors and signed-in people alike. */
export function PaperPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <PageHeader brand={<Brand renderRoot={pageLink('/')} />} />
      <main id="main" tabIndex={-1} className="wrap">
        <Paper title={title}>{children}</Paper>
      </main>
    </>
  );
}
