import type { OptionalService } from '../../lib/consent';

const loaded = new Set<OptionalService>();

/** Starts a service in this page, once. What has started stays until the page is left by a full load. */
export function loadService(service: OptionalService, address: string): void {
  if (loaded.has(service)) return;
  loaded.add(service);
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}

export const hasLoaded = (service: OptionalService): boolean => loaded.has(service);
