import { useCallback, useSyncExternalStore } from 'react';
import { Listeners } from '../listeners';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];
export const THEME_KEY = 'theme';

const DARK = '(prefers-color-scheme: dark)';
const listeners = new Listeners();

/** Reads a stored value as a theme, `system` for anything else. */
export function toTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** The theme that is shown for a choice, given the preference of the system. */
export function resolvedTheme(theme: Theme, systemIsDark: boolean): 'light' | 'dark' {
  if (theme !== 'system') return theme;
  return systemIsDark ? 'dark' : 'light';
}

/** The choice of a browser that refuses storage; it lasts as long as the page. */
let unstored: Theme = 'system';

function readTheme(): Theme {
  try {
    return toTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return unstored;
  }
}

function draw(): void {
  document.documentElement.dataset.theme = resolvedTheme(readTheme(), matchMedia(DARK).matches);
}

/** Follows the system and other tabs from now on. The first paint is done by the script in the page's head. */
export function watchTheme(): void {
  const changed = () => {
    draw();
    listeners.notify();
  };
  matchMedia(DARK).addEventListener('change', changed);
  window.addEventListener('storage', (event) => {
    if (event.key === THEME_KEY) changed();
  });
}

/** The chosen theme and the way to choose another, which is kept in local storage. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore<Theme>(listeners.subscribe, readTheme, () => 'system');
  const choose = useCallback((next: Theme) => {
    try {
      localStorage.setItem(THEME_KEY, next);
    } catch {
      unstored = next;
    }
    draw();
    listeners.notify();
  }, []);
  return [theme, choose];
}
