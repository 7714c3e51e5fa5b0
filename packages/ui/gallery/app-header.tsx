import { Brand } from '../src/pieces/brand.tsx';
import { HeaderLink } from '../src/pieces/header-link.tsx';
import { IconButton } from '../src/pieces/icon-button.tsx';
import { PageHeader } from '../src/pieces/page-header.tsx';
import { PointsPill } from '../src/pieces/points-pill.tsx';
import { StickerButton } from '../src/pieces/sticker-button.tsx';
import { link } from './link.tsx';

export function AppHeader() {
  return (
    <PageHeader
      brand={<Brand renderRoot={link()} />}
      nav={
        <>
          <HeaderLink icon="users" renderRoot={link()}>
            Tutoring
          </HeaderLink>
          <HeaderLink icon="teacher" renderRoot={link()}>
            Teacher
          </HeaderLink>
        </>
      }
      actions={
        <>
          <PointsPill points={480} />
          <IconButton icon="sliders" label="Comfort: sound, letters, colors" />
          <span className="only-wide">
            <StickerButton tone="quiet" icon="power">
              Power Down
            </StickerButton>
          </span>
          <span className="only-narrow">
            <IconButton icon="menu" label="Menu" />
          </span>
        </>
      }
    />
  );
}
