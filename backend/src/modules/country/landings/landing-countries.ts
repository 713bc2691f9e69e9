/** Countries that have a page in their own language. */
export const LANDING_COUNTRIES = ['france', 'germany', 'spain'] as const;
export type LandingCountry = (typeof LANDING_COUNTRIES)[number];

/** The country of a path, or null for one without a page. */
export function landingCountryOf(name: string): LandingCountry | null {
  return LANDING_COUNTRIES.find((country) => country === name) ?? null;
}
