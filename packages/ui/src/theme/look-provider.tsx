import { MantineProvider } from '@mantine/core';
import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

type Props = {
  children: ReactNode;
  defaultColorScheme?: MantineColorScheme;
  colorSchemeManager?: MantineColorSchemeManager;
  getStyleNonce?: () => string;
};

/** Mantine with our theme and without its `<style>` elements: the variables are in `styles.css` and `mantine.css`. */
export function LookProvider({ children, defaultColorScheme = 'auto', ...rest }: Props) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme={defaultColorScheme}
      withCssVariables={false}
      withGlobalClasses={false}
      {...rest}
    >
      {children}
    </MantineProvider>
  );
}
