import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { CountryVisit } from '../../config/countries';
import type { PublicSettings } from '../../config/product';
import { pathFrom } from './country-visit';

/** The country context of a page. */
interface CountryContext {
  country: CountryVisit['country'] | null;
  countryCode: string | null;
  subdomain: string | null;
  isCountryLanding: boolean;
  /** The settings of the page are missing. */
  isLoading: boolean;
}

const selectSettings = (state: { settings: PublicSettings }) => state.settings;

/** The country visit of this page; null without one. */
export function useCountryVisit(): CountryVisit | null {
  return useSelector(selectSettings).country;
}

/** The country context, as the specification names it. */
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

/** A function from a path of the site to its absolute address, with the visit in its query. */
export function useCountryAddress(): (path: string) => string {
  const { country: visit, publicUrl } = useSelector(selectSettings);
  return useCallback((path: string) => publicUrl + (visit ? pathFrom(visit, path) : path), [publicUrl, visit]);
}
