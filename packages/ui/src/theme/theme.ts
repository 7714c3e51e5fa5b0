import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import buttonLooks from './mantine-button.module.css';
import fieldLooks from './mantine-field.module.css';
import { SHADES } from './shades.ts';

const DARK: MantineColorsTuple = [
  '#f3f1ea',
  '#b9bfe0',
  '#919bd1',
  '#6d7ac3',
  '#34407d',
  '#2c3885',
  '#222c6b',
  '#1b2450',
  '#161d43',
  '#121936',
];
const GRAY: MantineColorsTuple = [
  '#fffcf6',
  '#f0f1fa',
  '#dde0ee',
  '#cdd2e6',
  '#b7bdde',
  '#919bd1',
  '#6d7ac3',
  '#4a5178',
  '#2c3885',
  '#1b2450',
];

const fieldClasses = {
  input: fieldLooks.input ?? '',
  label: fieldLooks.label ?? '',
  error: fieldLooks.error ?? '',
};

/**
 * The Mantine theme. Components are named by key and not extended, so that the theme alone pulls no component into a page.
 * Button variants: `primary`, `sticker`, `quiet`, `onSky` (sizes sm 48, md 56, lg 64, xl 72 px).
 */
export const theme: MantineThemeOverride = {
  colors: { ...SHADES, dark: DARK, gray: GRAY, red: SHADES.berry },
  primaryColor: 'tomato',
  primaryShade: { light: 5, dark: 5 },
  autoContrast: true,
  luminanceThreshold: 0.28,
  white: '#ffffff',
  black: '#1b2450',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-head)', fontWeight: '700', textWrap: 'balance' },
  defaultRadius: 20,
  radius: { xs: '6px', sm: '12px', md: '14px', lg: '20px', xl: '28px' },
  breakpoints: { xs: '36em', sm: '48em', md: '64em', lg: '75em', xl: '112em' },
  focusRing: 'never',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { variant: 'sticker', size: 'md', loaderProps: { color: 'var(--ink-soft)' } },
      classNames: { root: buttonLooks.root ?? '' },
    },
    ActionIcon: {
      defaultProps: { variant: 'sticker', size: 56 },
      classNames: { root: buttonLooks.icon ?? '' },
    },
    TextInput: { defaultProps: { size: 'md' }, classNames: fieldClasses },
    PasswordInput: {
      defaultProps: { size: 'md' },
      classNames: {
        ...fieldClasses,
        input: fieldLooks.peek ?? '',
        innerInput: fieldLooks.inner ?? '',
        section: fieldLooks.section ?? '',
        visibilityToggle: fieldLooks.eye ?? '',
      },
    },
    NativeSelect: { defaultProps: { size: 'md' }, classNames: fieldClasses },
    Textarea: { defaultProps: { size: 'md' }, classNames: fieldClasses },
    ScrollArea: { defaultProps: { scrollHideDelay: 600 } },
    Tooltip: { defaultProps: { openDelay: 700, withArrow: true, color: 'space.9' } },
    TooltipGroup: { defaultProps: { openDelay: 700, closeDelay: 300 } },
    Skeleton: { defaultProps: { radius: 14 } },
    Alert: { defaultProps: { radius: 14, color: 'sky' } },
  },
};
