import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';
import { withoutRegion } from '../lib/region';
import { release } from './browser-errors';

const PHONE = '(max-width: 719px)';
const NOT_MEASURED = /^\/(?:admin|test-upload)|\*/;

/** The pattern of a page without region and optional parts: `/au-pair/:id`. Null for Admin and for no page. */
export function routePattern(paths: readonly (string | undefined)[]): string | null {
  const path = paths.findLast((one) => one !== undefined) ?? '*';
  const pattern = withoutRegion(`/${path.replace(/^\/|^nz\?\//, '').replace(/\/:\w+\?/g, '')}`);
  return NOT_MEASURED.test(pattern) ? null : pattern;
}

/**
 * Reports how fast the page that was opened is, once, when it is hidden for the first time. Nothing in the report is
 * about the visitor. The browser measures from the start, so this may load late.
 */
export function measurePageSpeed(paths: readonly (string | undefined)[]): void {
  const route = routePattern(paths);
  if (route === null) return;
  const values: Partial<Record<Lowercase<MetricType['name']>, number>> = {};
  const keep = ({ name, value }: MetricType) => {
    values[name.toLowerCase() as Lowercase<typeof name>] = value;
  };
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(keep);
  const device = matchMedia(PHONE).matches ? 'phone' : 'desktop';
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    if (Object.keys(values).length === 0) return;
    const view = { route, device, release: release(), ...values };
    // A beacon cannot set headers, so its type says what it is.
    navigator.sendBeacon('/api/page-speed', new Blob([JSON.stringify(view)], { type: 'application/json' }));
  };
  // The measurements listen on the window before the event gets here, so their last values are in the report.
  document.addEventListener('visibilitychange', report);
}
