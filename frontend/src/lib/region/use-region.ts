import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { DEFAULT_REGION, regionFacts, type Region } from '../../config/regions';
import { readPreferredRegion, storePageRegion, subscribePreferredRegion } from './preferred-region';
import { regionalPath, regionOfPath, switchedPath } from './region-paths';

/** The region of this page. The server only knows the path, and the browser also the stored choice. */
export function useRegion(): Region {
  const { pathname } = useLocation();
  const preferred = useSyncExternalStore(subscribePreferredRegion, readPreferredRegion, () => DEFAULT_REGION);
  return regionOfPath(pathname) ?? preferred;
}

/** The same for a loader, outside of any component. */
export function regionOfUrl({ pathname }: Pick<URL, 'pathname'>): Region {
  return regionOfPath(pathname) ?? readPreferredRegion();
}

/** Name, currency, places and prefix of the current region. */
export function useRegionFacts() {
  return regionFacts[useRegion()];
}

/** A function from a path to the same path in the current region. */
export function useRegionalPath(): (to: string) => string {
  const region = useRegion();
  return useCallback((to: string) => regionalPath(to, region), [region]);
}

/** A function from a region to the address of this page there. */
export function useSwitchedAddress(): (region: Region) => string {
  const { pathname, search, hash } = useLocation();
  return useCallback((region: Region) => switchedPath(pathname, region) + search + hash, [pathname, search, hash]);
}

/** Keeps `<html data-region>` in step with the region, and its language where the page has none of its own. */
export function useRegionOnDocument(language: string | null): void {
  const region = useRegion();
  const { pathname } = useLocation();
  useEffect(() => {
    // A page that hydrates begins with the server's region, and the right one follows.
    if (region !== regionOfUrl({ pathname })) return;
    document.documentElement.dataset.region = region;
    storePageRegion(region);
    document.documentElement.lang = language ?? regionFacts[region].language;
  }, [region, language, pathname]);
}
