import { useSyncExternalStore } from 'react';

/** Antd works out shades of its own, for which it needs colours and not the names of variables. */
const TOKENS = [
  'canvas',
  'surface',
  'ink',
  'muted',
  'primary',
  'primary-hover',
  'on-primary',
  'control',
  'hairline',
  'accent-pale',
  'wash',
  'success',
  'warning',
  'error',
  'info',
] as const;

export type TokenColours = Record<(typeof TOKENS)[number], string> & { dark: boolean };

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

const isDark = () => document.documentElement.dataset.theme === 'dark';

/** Whether the page is drawn in the dark theme. Browser only. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark);

/** The colours of styles/tokens.css as they are drawn now. */
export function readColours(dark: boolean): TokenColours {
  const style = getComputedStyle(document.documentElement);
  const colours = Object.fromEntries(TOKENS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
  return { ...colours, dark } as TokenColours;
}
