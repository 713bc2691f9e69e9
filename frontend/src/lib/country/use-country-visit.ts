import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import type { CountryVisit } from '../../config/countries';
import type { PublicSettings } from '../../config/product';
import { pathFrom } from './country-visit';

const selectSettings = (state: { settings: PublicSettings }) => state.settings;

/** The country visit of this page; null without one. */
export function useCountryVisit(): CountryVisit | null {
  return useSelector(selectSettings).country;
}

/** A function from a path of the site to its absolute address, with the visit in its query. */
export function useCountryAddress(): (path: string) => string {
  const { country: visit, publicUrl } = useSelector(selectSettings);
  return useCallback((path: string) => publicUrl + (visit ? pathFrom(visit, path) : path), [publicUrl, visit]);
}
