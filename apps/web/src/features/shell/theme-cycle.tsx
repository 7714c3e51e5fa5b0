import { IconButton } from '@noodlenaut/ui/pieces/icon-button';
import { THEMES, chooseTheme, useTheme } from '../../lib/theme.ts';
import type { Theme } from '../../lib/theme.ts';

const ICONS = { light: 'sun', dark: 'moon', system: 'monitor' } as const;
const NEXT: Readonly<Record<Theme, Theme>> = { light: 'dark', dark: 'system', system: 'light' };
const NAMES = Object.fromEntries(THEMES.map((theme) => [theme, `${theme} theme`]));

/** Light, dark, system, and round again. */
export function ThemeCycle({ size = 'lg' }: { size?: 'md' | 'lg' }) {
  const theme = useTheme();
  const next = NEXT[theme];
  return (
    <IconButton
      icon={ICONS[theme]}
      size={size}
      label={`Theme: ${theme}. Switch to ${NAMES[next] ?? next}`}
      onClick={() => chooseTheme(next)}
    />
  );
}
