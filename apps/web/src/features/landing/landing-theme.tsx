import { IconButton } from '@noodlenaut/ui/pieces/base/icon-button';
import { chooseTheme, useIsDark } from '../../lib/theme/theme.ts';

/** Light or dark, on the signed-out pages (S2.004). */
export function LandingTheme() {
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
