import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { CountryVisit } from '../../config/countries';
import type { PublicSettings } from '../../config/product';
import { pathFrom } from './country-visit';

/** What a page knows of the country that its address speaks of. */
interface CountryContext {
  country: CountryVisit['country'] | null;
  countryCode: string | null;
  subdomain: string | null;
  isCountryLanding: boolean;
  /** The page came without its settings, so that nothing can be said yet. */
  isLoading: boolean;
}

const selectSettings = (state: { settings: PublicSettings }) => state.settings;

/** The visit that this page was opened with. */
export function useCountryVisit(): CountryVisit | null {
  return useSelector(selectSettings).country;
}

/** The country of this visit, for the person who wants to know. */
export function useCountry(): CountryContext {
  const { country: visit, publicUrl } = useSelector(selectSettings);
  return {
    country: visit?.country ?? null,
    countryCode: visit?.countryCode ?? null,
    subdomain: visit?.subdomain ?? null,
    isCountryLanding: visit !== null,
    isLoading: publicUrl === '',
  };
}

/** A function from a path of the site to its whole address, with the visit written on it. */
export function useCountryAddress(): (path: string) => string {
  const { country: visit, publicUrl } = useSelector(selectSettings);
  return useCallback((path: string) => publicUrl + (visit ? pathFrom(visit, path) : path), [publicUrl, visit]);
}
