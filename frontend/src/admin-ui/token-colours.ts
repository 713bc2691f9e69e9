import { useSyncExternalStore } from 'react';

/** Antd derives its own shades, which needs colour values instead of CSS variables. */
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

/** Whether the page uses the dark theme. Browser only. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark);

/** The current values of the colours in styles/tokens.css. */
export function readColours(dark: boolean): TokenColours {
  const style = getComputedStyle(document.documentElement);
  const colours = Object.fromEntries(TOKENS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
  return { ...colours, dark } as TokenColours;
}
