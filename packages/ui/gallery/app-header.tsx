import { Brand } from '../src/pieces/page/brand.tsx';
import { HeaderLink } from '../src/pieces/page/header-link.tsx';
import { IconButton } from '../src/pieces/base/icon-button.tsx';
import { PageHeader } from '../src/pieces/page/page-header.tsx';
import { PointsPill } from '../src/pieces/home/points-pill.tsx';
import { StickerButton } from '../src/pieces/base/sticker-button.tsx';
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
