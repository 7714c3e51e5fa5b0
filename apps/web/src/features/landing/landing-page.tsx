import { PRODUCT } from '@noodlenaut/domain';
import { Brand } from '@noodlenaut/ui/pieces/page/brand';
import { HeroScene } from '@noodlenaut/ui/pieces/landing/hero-scene';
import { PageFooter } from '@noodlenaut/ui/pieces/page/page-footer';
import { PageHeader } from '@noodlenaut/ui/pieces/page/page-header';
import { StickerButton } from '@noodlenaut/ui/pieces/base/sticker-button';
import { StoreBadge } from '@noodlenaut/ui/pieces/landing/store-badge';
import { pageLink } from '../../lib/links/page-link.tsx';
import { LandingFeatures } from './landing-features.tsx';
import { LandingPlans } from './landing-plans.tsx';
import { IconButton } from '@noodlenaut/ui/pieces/base/icon-button';
import { chooseTheme, useIsDark } from '../../lib/theme/theme.ts';

/** Light or dark, on the signed-out pages (S2.004). */
function LandingTheme() {
  const isDark = useIsDark();
  const next = isDark ? 'light' : 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      size="md"
      tone="onSky"
      label={`Switch to ${next} theme`}
      onClick={() => chooseTheme(next)}
    />
  );
}

const brand = <Brand renderRoot={pageLink('/')} />;

/** The public page. Pre-rendered at build and hydrated without router or data, so its ways are plain links. */
export function LandingPage() {
  return (
    <>
      <title>{`${PRODUCT.name}: Fun Learning Adventures!`}</title>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <PageHeader
        tone="sky"
        brand={brand}
        actions={
          <>
            <LandingTheme />
            <StickerButton tone="onSky" size="sm" renderRoot={pageLink('/login')}>
              Power On
            </StickerButton>
            <StickerButton tone="primary" size="sm" renderRoot={pageLink('/register')}>
              Join Fun!
            </StickerButton>
          </>
        }
      />
      <main id="main" tabIndex={-1}>
        <HeroScene
          title="Fun Learning Adventures!"
          lead="Interactive learning for kids Pre-K to 6th grade"
          action={
            <StickerButton tone="primary" size="xl" renderRoot={pageLink('/register')}>
              Start Learning!
            </StickerButton>
          }
        />
        <LandingFeatures />
        <LandingPlans />
      </main>
      <PageFooter
        brand={brand}
        stores={
          <>
            <StoreBadge store="apple" name="App Store" />
            <StoreBadge store="google" name="Google Play" />
          </>
        }
        links={
          <>
            <a className="link" href="/privacy">
              Privacy Policy
            </a>
            <a className="link" href="/terms">
              Terms of Service
            </a>
            <a className="link" href="/support">
              Contact Support
            </a>
          </>
        }
      />
    </>
  );
}
