const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstNamed = (names: [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** "Firefox on Windows" from a user agent; null when it names neither. Only for people to recognise their own device. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const parts = [firstNamed(BROWSERS, userAgent), firstNamed(SYSTEMS, userAgent)].filter(Boolean);
  return parts.length > 0 ? parts.join(' on ') : null;
}

/** Whether this is an iPhone or an iPad. An iPad reports itself as a Mac, but it has a touch screen. */
export const isAppleMobile = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
