import { IconButton } from '@noodlenaut/ui/pieces/icon-button';
import { chooseTheme, useIsDark } from '../../lib/theme.ts';

export function LessonTheme() {
  const isDark = useIsDark();
  const next = isDark ? 'light' : 'dark';
  return (
    <IconButton icon={isDark ? 'sun' : 'moon'} label={`Switch to ${next} theme`} onClick={() => chooseTheme(next)} />
  );
}
