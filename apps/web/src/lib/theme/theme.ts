import { PRODUCT } from '@noodlenaut/domain';
import { createStore } from '../state/create-store.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const THEME_KEY = `${PRODUCT.storagePrefix}-theme`;
const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Signed-out pages start light, the app shell follows the system (S4.19, S4.20). index.html decides the same before the first paint. */
let fallback: Theme = 'light';

function stored(): Theme | null {
  try {
    const text = globalThis.localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === text) ?? null;
  } catch {
    // Blocked storage: the choice lasts as long as the page.
    return null;
  }
}

export const currentTheme = (): Theme => stored() ?? fallback;

const wantsDark = () => globalThis.matchMedia(PREFERS_DARK).matches;
export const isDark = (theme: Theme): boolean => theme === 'dark' || (theme === 'system' && wantsDark());

function announce(): void {
  const scheme = isDark(currentTheme()) ? 'dark' : 'light';
  document.documentElement.dataset['mantineColorScheme'] = scheme;
  for (const store of [themeStore, darkStore]) store.changed();
}

export function chooseTheme(theme: Theme): void {
  fallback = theme;
  try {
    globalThis.localStorage.setItem(THEME_KEY, theme);
  } catch (cause) {
    console.warn('The theme could not be kept', cause);
  }
  announce();
}

/** Called when somebody signs in or out: changes the default, never a choice that was made. */
export function setThemeDefault(signedIn: boolean): void {
  const next: Theme = signedIn ? 'system' : 'light';
  if (next !== fallback && stored() === null) {
    fallback = next;
    announce();
  }
}

/** The device's own scheme may change, and so may the choice in another tab. */
function watch(): () => void {
  const media = globalThis.matchMedia(PREFERS_DARK);
  const onChange = () => announce();
  media.addEventListener('change', onChange);
  globalThis.addEventListener('storage', onChange);
  return () => {
    media.removeEventListener('change', onChange);
    globalThis.removeEventListener('storage', onChange);
  };
}
const themeStore = createStore<Theme>(currentTheme, { onServer: () => 'light', watch });
const darkStore = createStore(() => isDark(currentTheme()), { onServer: () => false, watch });

export const subscribeTheme = themeStore.subscribe;
export const useTheme = (): Theme => themeStore.useValue();

/** Whether the page is dark now. The pre-rendered landing has no storage: it starts as the signed-out default. */
export const useIsDark = (): boolean => darkStore.useValue();
